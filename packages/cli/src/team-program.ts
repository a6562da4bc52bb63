import { type Command, Option } from 'commander'
import type { DraftOptions, ExportOptions } from './commands/team.ts'
import { several, termOf } from './words-of-help.ts'

const team = () => import('./commands/team.ts')

/** Everything that is done with one team: a team file, or a team of a league's log. */
export function addTeam(
  program: Command,
  edition: () => Option,
  failUnless: (passed: boolean) => void,
): void {
  const teams = program
    .command('team')
    .description('draft a team, check it, and look at its roster and its career')
    .configureHelp({ subcommandTerm: termOf })
  const command = (name: string, description: string, example: string) =>
    teams
      .command(name)
      .description(description)
      .addHelpText('after', `\nExample:\n  touchback team ${name} ${example}`)
  const view = (name: string, description: string, example: string) =>
    command(name, description, example)
      .argument('<file>', 'a team file, or the log of a league')
      .argument('[team]', 'which team of the league')
  const json = ['--json', 'print JSON'] as const

  command(
    'draft',
    'write a new team: bought, from JSON, at random, or as suggested',
    '--roster human --players lineman=7,blitzer=4 --rerolls 3 --out rooks.json',
  )
    .addOption(edition())
    .option('--roster <list>', 'the team list')
    .option('--name <name>', 'what it is called')
    .option('--colour <#rrggbb>', 'its shirts', '#e8833a')
    .option('--players <list>', 'who is hired, such as lineman=7,blitzer=4')
    .option('--rerolls <n>', 'team re-rolls')
    .option('--fans <n>', 'fan factor, or what the book has in its place')
    .option('--apothecary', 'with an apothecary')
    .option('--assistants <n>', 'assistant coaches')
    .option('--cheerleaders <n>', 'cheerleaders')
    .option('--extra <id=n>', 'something else the list sells; may be repeated', several)
    .option('--from <file>', 'a draft as JSON: {"roster":"human","players":[{"position":"lineman"}]}')
    .option('--random', 'anything legal')
    .option('--seed <n>', 'the same seed gives the same team')
    .option('--one-off', 'for a single match, not for a league')
    .option('--out <file>', 'where to; standard output if not given')
    .action(async (options: DraftOptions) => (await team()).teamDraft(options))
  view(
    'check',
    'what is wrong with a team, and what would be right; exit 1 if anything is',
    'rooks.json',
  ).action(async (file: string, id: string | undefined) => failUnless((await team()).teamCheck(file, id)))
  view('show', 'the roster, and what each part of it counts', 'monday.jsonl rooks')
    .option(...json)
    .action(async (file: string, id: string | undefined, options: { json?: boolean }) =>
      (await team()).teamShow(file, id, options),
    )
  view('history', 'the career: matches, gains, injuries, whoever came and went', 'monday.jsonl rooks')
    .option(...json)
    .action(async (file: string, id: string | undefined, options: { json?: boolean }) =>
      (await team()).teamHistory(file, id, options),
    )
  view(
    'export',
    'the team as a file of its own, or its players as CSV',
    'monday.jsonl rooks --out rooks.json',
  )
    .addOption(new Option('--format <format>', 'how it is written').choices(['json', 'csv']).default('json'))
    .option('--out <file>', 'where to; standard output if not given')
    .action(async (file: string, id: string | undefined, options: ExportOptions) =>
      (await team()).teamExport(file, id, options),
    )
}
