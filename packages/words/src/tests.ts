import { type Edition, own } from '@touchback/engine'
import { plainWords } from './words.ts'

interface TestWords {
  /** What it is called by itself: "Dodge 3+". */
  readonly name: string
  /** What somebody does who makes it: "Dieter dodges". */
  readonly does: string
  /** How it ends, where "passed" and "failed" would not be what a coach says. */
  readonly ends?: readonly [passed: string, failed: string]
}

const word = (name: string, does: string, ends?: TestWords['ends']): TestWords =>
  ends === undefined ? { name, does } : { name, does, ends }

const HIT = ['hit', 'not hit'] as const

/** Tests with words of their own; a skill's goes by the skill. */
const TESTS: Readonly<Record<string, TestWords>> = {
  dodge: word('dodge', 'dodges'),
  leap: word('leap', 'leaps'),
  jump: word('jump', 'jumps'),
  'go-for-it': word('go for it', 'goes for it'),
  rush: word('rush', 'rushes'),
  'pick-up': word('pick-up', 'tries to pick the ball up'),
  catch: word('catch', 'tries to catch'),
  pass: word('pass', 'throws'),
  'hail-mary': word('Hail Mary', 'throws as far as he can'),
  intercept: word('interception', 'tries to intercept'),
  interference: word('interference', 'reaches for the throw'),
  'stand-up': word('stand up', 'tries to stand up'),
  landing: word('landing', 'tries to land on his feet'),
  'throw-team-mate': word('throw team-mate', 'throws a team-mate'),
  'squirm-free': word('squirming free', 'has him in his mouth', ['he squirms free', 'he is eaten']),
  bribe: word('bribe', 'is worth a bribe', ['the referee takes it', 'the referee will have none of it']),
  'hypnotic-gaze': word('Hypnotic Gaze', 'gazes'),
  'projectile-vomit': word('Projectile Vomit', 'vomits', ['on his opponent', 'on himself']),
  'breathe-fire': word('Breathe Fire', 'breathes fire'),
  block: word('block dice', 'blocks'),
  pro: word('Pro roll', 'rolls for Pro'),
  referee: word('seen by the referee', 'hopes that the referee looks away', ['seen', 'not seen']),
  penalty: word('penalty', 'is looked at by the referee', ['found out', 'not found out']),
  'pitch-invasion': word('pitch invasion', 'meets the crowd', ['struck down', 'left alone']),
  blast: word('blast', 'stands in the blast', HIT),
  fireball: word('fireball', 'stands in the fire', HIT),
  'lightning-bolt': word('lightning bolt', 'stands where lightning strikes', HIT),
  zap: word('zap', 'is aimed at by the wizard', ['hit', 'missed']),
  fuse: word('fuse', 'holds a burning fuse', ['it burns on', 'it goes off in his hand']),
  exhaustion: word('exhaustion', 'is out of breath', ['he keeps going', 'he collapses']),
  'start-chainsaw': word('starting the chainsaw', 'pulls the cord of the chainsaw', [
    'it runs',
    'it does not start',
  ]),
  chainsaw: word('chainsaw', 'swings the chainsaw', ['it obeys', 'it kicks back']),
  blunderbuss: word('blunderbuss', 'fires the blunderbuss', ['on target', 'off target']),
  'pick-me-up': word('pick-me-up', 'is helped up', ['he stands', 'he stays down']),
  apothecary: word('apothecary', 'is treated by the apothecary', ['patched up', 'nothing helps']),
}

/** The book's own word for a test. */
export const calledIn = ({ rolls }: Edition, test: string): string => own(rolls.tests, test)?.called ?? test

/** What a test is called in a book: `dodge`, `go for it`, `rush`. */
export const testName = (edition: Edition, test: string): string => {
  const called = calledIn(edition, test)
  return TESTS[called]?.name ?? edition.players.skills[called]?.name ?? plainWords(called)
}

/** What somebody does who makes the test: `dodges`, `goes for it`, `rushes`. */
export const testWords = (edition: Edition, test: string): string => {
  const called = calledIn(edition, test)
  return TESTS[called]?.does ?? `rolls for ${testName(edition, test)}`
}

/** How it came out: tests of a player are passed or failed, what others do to him comes about or does not. */
export const testOutcome = (edition: Edition, test: string, passed: boolean): string => {
  const [well, ill] = TESTS[calledIn(edition, test)]?.ends ?? ['passed', 'failed']
  return passed ? well : ill
}
