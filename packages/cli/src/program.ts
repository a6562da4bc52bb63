import { Command, Option } from 'commander'
import { EDITIONS } from '@touchback/engine'
import type { ArenaOptions } from './commands/arena.ts'
import type { BenchOptions } from './commands/bench.ts'
import type { SeasonOptions } from './commands/season.ts'
import type { SimOptions } from './commands/sim.ts'
import { DEFAULT_EDITION } from './defaults.ts'
import { addLeague } from './league-program.ts'
import { addServer } from './server-program.ts'
import { addTeam } from './team-program.ts'
import { DRAFTS, TIES } from './teams.ts'

const anyEdition = (description: string) =>
  new Option('--edition <edition>', description).choices(Object.keys(EDITIONS))
const edition = () => anyEdition('the rulebook').default(DEFAULT_EDITION)

/** The command with everything it can do; `fail` is told when what was asked for did not pass. */
export function touchback(fail: () => void): Command {
  const failUnless = (passed: boolean): void => {
    if (!passed) fail()
  }
  const program = new Command('touchback')
    .description('Plays Blood Bowl: teams, leagues, matches between programs, replays and rules')
    .exitOverride()
    // Help that was asked for goes to standard output; for mistakes we write one line of our own.
    .configureOutput({ outputError: () => undefined, writeErr: () => undefined })

  program
    .command('sim')
    .description('play many matches between programs and count what happened')
    .addOption(edition())
    .option('--games <n>', 'how many matches', '100')
    .option('--home <bot>', 'the home coach: random, rookie or veteran', 'random')
    .option('--away <bot>', 'the away coach: random, rookie or veteran', 'random')
    .option('--teams <teams>', 'two teams such as human,orc, or random', 'random')
    .option('--seed <n>', 'the same seed gives the same matches')
    .option('--budget <ms>', 'time a turn for coaches who search, instead of a fixed number of tries')
    .option('--workers <n>', 'worker threads')
    .option('--save <file>', 'write the last match to a file for replay')
    .option('--json', 'print one JSON object')
    .action(async (options: SimOptions) => (await import('./commands/sim.ts')).simCommand(options))

  program
    .command('arena')
    .description('let two coaches meet, every way round, and tell who is better')
    .addOption(edition())
    .option('--home <bot>', 'the first coach, at home in every other match', 'veteran')
    .option('--away <bot>', 'the second coach', 'rookie')
    .option('--pairings <teams>', 'teams that meet', 'human,orc skaven,dwarf wood-elf,chaos')
    .addOption(new Option('--draft <how>', 'how teams are bought').choices(DRAFTS).default('suggested'))
    .addOption(new Option('--tie <how>', 'what a tie comes to; as the book says if not given').choices(TIES))
    .option('--matches <n>', 'how many matches a pairing', '40')
    .option('--seed <n>', 'the same seed gives the same matches')
    .option('--budget <ms>', 'CPU time a turn for coaches who search')
    .option('--nodes <n>', 'tries a turn for coaches who search; the same on any machine')
    .option('--workers <n>', 'worker threads', '1')
    .option('--json', 'print one JSON object')
    .action(async (options: ArenaOptions) => (await import('./commands/arena.ts')).arenaCommand(options))

  program
    .command('season')
    .description('play a whole season of a league between programs, bookkeeping and all')
    .addOption(edition())
    .option('--teams <n>', 'how many teams', '8')
    .option('--rounds <n>', 'how many rounds', '14')
    .option('--seasons <n>', 'how many seasons follow each other', '1')
    .option('--bots <bot>', 'who coaches them: random, rookie or veteran', 'rookie')
    .option('--seed <n>', 'the same seed gives the same season')
    .option('--log <file>', "write the league's log, an entry a line")
    .option('--json', 'print one JSON object')
    .action(async (options: SeasonOptions) => (await import('./commands/season.ts')).seasonCommand(options))

  addServer(program, failUnless)
  addTeam(program, edition, failUnless)
  addLeague(program, edition)

  program
    .command('scenario')
    .description('run scenario files; the last line is `N passed, M failed`')
    .argument('<files...>', 'scenario files')
    .action(async (files: string[]) =>
      failUnless((await import('./commands/scenario.ts')).scenarioCommand(files)),
    )

  program
    .command('replay')
    .description('print a saved match as a readable log')
    .argument('<file>', 'a match written by `sim --save`')
    .option('--pitch', 'with a picture of the pitch at the end of each turn')
    .action(async (file: string, options: { pitch?: boolean }) =>
      (await import('./commands/replay.ts')).replayCommand(file, options),
    )

  program
    .command('verify')
    .description('throw every die of an online match again, and play it through')
    .argument('<file>', 'the record of a finished match')
    .action(async (file: string) => failUnless((await import('./commands/verify.ts')).verifyCommand(file)))

  const rules = program.command('rules').description('the rule catalogue')
  rules
    .command('find')
    .description('rules that hold every word')
    .argument('<words...>')
    .action(async (words: string[]) => failUnless((await import('./commands/rules.ts')).rulesFind(words)))
  rules
    .command('show')
    .description('a rule, a ruling, or a whole edition')
    .argument('<id>', 'a rule id, the start of one, a ruling such as A-07, or an edition')
    .action(async (id: string) => (await import('./commands/rules.ts')).rulesShow(id))
  rules
    .command('coverage')
    .description('which rules the tests prove')
    .option('--json', 'print one JSON object')
    .action(async (options: { json?: boolean }) =>
      (await import('./commands/rules.ts')).rulesCoverage({ json: options.json === true }),
    )
  rules
    .command('diff')
    .description('what differs between two editions')
    .argument('<a>', 'an edition')
    .argument('<b>', 'another')
    .option('--json', 'print one JSON object')
    .action(async (a: string, b: string, options: { json?: boolean }) =>
      (await import('./commands/rules-diff.ts')).rulesDiff(a, b, { json: options.json === true }),
    )

  program
    .command('bench')
    .description('measure the engine on this machine')
    .addOption(anyEdition('one rulebook; without it all of them, and how they compare'))
    .option('--held <n>', 'how many matches to hold for the memory figure', '1000')
    .option('--json', 'print one JSON object')
    .action(async (options: BenchOptions) => (await import('./commands/bench.ts')).benchCommand(options))

  return program
}
