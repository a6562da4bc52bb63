/**
 * The neutral name of a rule, `chapter.rule`, as events and decisions carry it. Each edition's citations table says which
 * entries of its own catalogue a key stands for; a test holds that every key written in the sources is cited.
 */
export type RuleKey = string
