import { type Command, Option } from 'commander'
import type { AftermathOptions } from './commands/league-books.ts'
import type { PlayOptions } from './commands/league-play.ts'
import type { ExportOptions, StatsOptions } from './commands/league-read.ts'
import type {
  AgreeOptions,
  Author,
  DrawOptions,
  EnterOptions,
  NewOptions,
  OpenOptions,
} from './commands/league-write.ts'
import { several, termOf } from './words-of-help.ts'

const writing = () => import('./commands/league-write.ts')
const results = () => import('./commands/league-results.ts')
const playing = () => import('./commands/league-play.ts')
const reading = () => import('./commands/league-read.ts')

const FILE = ['<log>', "the league's log, JSON lines"] as const

/** Everything that is done on the log of a league. Each writes who did it (`--by`) and, if he says so, why. */
export function addLeague(program: Command, edition: () => Option): void {
  const league = program
    .command('league')
    .description('run a league: found it, draw, play, report, correct, and read its tables')
    .configureHelp({ subcommandTerm: termOf })

  const command = (name: string, description: string, example: string) =>
    league
      .command(name)
      .description(description)
      .addHelpText('after', `\nExample:\n  touchback league ${name} ${example}`)
  const entry = (name: string, description: string, example: string) =>
    command(name, description, example)
      .argument(...FILE)
      .requiredOption('--by <coach>', 'who writes this')
      .option('--why <reason>', 'a reason, kept with the entry')
  const view = (name: string, description: string, example: string) =>
    command(name, description, example).argument(...FILE)
  const json = ['--json', 'print JSON'] as const

  entry('new', 'found a league', 'monday.jsonl --name "Monday League" --by carla')
    .requiredOption('--name <name>', 'what it is called')
    .addOption(edition())
    .option('--house <file>', 'house rules, as JSON')
    .option('--set <option=value>', 'something the book leaves to the league; may be repeated', several)
    .option('--points <win,draw,loss>', 'points of its tables', '3,1,0')
    .option('--ties <criteria>', 'what settles a tie, in order, such as touchdown-difference,head-to-head')
    .option('--in-a-row <n>', 'most matches in a row against the same team, 0 for no limit')
    .option('--teams-per-coach <n>', 'how many teams a coach may run')
    .action(async (log: string, options: NewOptions) => (await writing()).leagueNew(log, options))

  entry('join', 'a coach joins', 'monday.jsonl --by anna --name "Anna Holt"')
    .option('--coach <id>', 'who joins, when somebody else writes it')
    .option('--name <name>', 'his full name')
    .action(async (log: string, options: Author & { coach?: string; name?: string }) =>
      (await writing()).leagueJoin(log, options),
    )

  entry(
    'enter',
    'a team enters, suggested or from a team file',
    'monday.jsonl rooks --roster human --by anna',
  )
    .argument('<team>', 'a short id for it')
    .option('--roster <list>', 'a suggested team of this list')
    .option('--from <file>', 'a team file, as `touchback team draft` writes it')
    .option('--name <name>', 'what it is called')
    .option('--colour <#rrggbb>', 'its shirts')
    .option('--coach <id>', 'whose it is, when somebody else writes it')
    .action(async (log: string, team: string, options: EnterOptions) =>
      (await writing()).leagueEnter(log, team, options),
    )

  entry('open', 'open a competition', 'monday.jsonl season --format round-robin --by carla')
    .argument('<competition>', 'a short id for it')
    .requiredOption('--format <format>', 'open, round-robin, swiss, knock-out, groups, ladder or play-offs')
    .option('--name <name>', 'what it is called')
    .option('--teams <ids>', 'who plays in it, such as rooks,boars; everybody if not given')
    .option('--legs <n>', 'how often each meets each other, 1 or 2')
    .option('--rounds <n>', 'how many rounds')
    .option('--groups <n>', 'how many groups, to which the teams are dealt in their order')
    .option('--divisions <ids>', 'or who is in which, such as rooks,boars/anvils,vines')
    .option('--through <n>', 'how many of each group go on')
    .option('--third-place', 'a match for the third place')
    .option('--reach <n>', 'how many rungs above oneself one may play for on a ladder')
    .option('--cup <id>', 'a cup of the book, or season for what the book pays at the end of one')
    .option('--purse <winner,second>', 'what a cup of your own pays, such as 80000,40000')
    .option('--overdue <what>', 'what becomes of late matches: extended, default or both-lose')
    .action(async (log: string, competition: string, options: OpenOptions) =>
      (await writing()).leagueOpen(log, competition, options),
    )

  entry('draw', 'draw the next round of a competition', 'monday.jsonl season --by carla')
    .argument('<competition>', 'which one')
    .option('--lots', 'draw by lot instead of by the order of the table')
    .option('--deadline <text>', 'until when it is to be played')
    .option('--seed <n>', 'the same seed gives the same lots')
    .action(async (log: string, competition: string, options: DrawOptions) =>
      (await writing()).leagueDraw(log, competition, options),
    )
  entry('qualify', 'close the weeks of play-offs: who goes on', 'monday.jsonl cup --by carla')
    .argument('<competition>', 'which one')
    .option('--seed <n>', 'the same seed gives the same roll-offs')
    .action(async (log: string, competition: string, options: Author & { seed?: string }) =>
      (await writing()).leagueQualify(log, competition, options),
    )
  entry('prizes', 'give the prizes of a competition that is over', 'monday.jsonl cup --by carla')
    .argument('<competition>', 'which one')
    .option('--seed <n>', 'the same seed gives the same dice')
    .action(async (log: string, competition: string, options: Author & { seed?: string }) =>
      (await writing()).leaguePrizes(log, competition, options),
    )

  entry('agree', 'two coaches agree on a match', 'monday.jsonl rooks boars --by anna')
    .argument('<home>', 'the home team')
    .argument('<away>', 'the away team')
    .option('--match <id>', 'a short id for it; m1, m2 ... if not given')
    .option('--competition <id>', 'what it counts for')
    .option('--stage <stage>', 'third-place, for those who lost the semi-finals')
    .option('--when <text>', 'when it is to be played')
    .action(async (log: string, home: string, away: string, options: AgreeOptions) =>
      (await writing()).leagueAgree(log, home, away, options),
    )

  entry(
    'play',
    'play matches with programs, or read one from a match file',
    'monday.jsonl season/1/1 --bots rookie --by carla',
  )
    .argument('[matches...]', 'which matches')
    .option('--all', 'every match that waits to be played')
    .option('--bots <bot>', 'who coaches: random, rookie or veteran', 'rookie')
    .option('--home <bot>', 'who coaches the home team')
    .option('--away <bot>', 'who coaches the away team')
    .option('--seed <n>', 'the same seed gives the same match')
    .option('--match <file>', 'a finished match of these two teams')
    .option('--keep <file>', 'keep the match for `touchback replay`')
    .option('--open', 'leave the books open, for the coaches to close')
    .action(async (log: string, matches: string[], options: PlayOptions) =>
      (await playing()).leaguePlay(log, matches, options),
    )

  const report = ['<report>', 'a JSON file: {"score":[2,1],"home":{"#7":{"touchdowns":2}}}'] as const
  entry('report', 'type in a result; the other coach confirms it', 'monday.jsonl m1 result.json --by anna')
    .argument('<match>', 'which match')
    .argument(...report)
    .action(async (log: string, match: string, file: string, options: Author) =>
      (await results()).leagueReport(log, match, file, 'reported', options),
    )
  entry('confirm', 'agree with a result that was typed in', 'monday.jsonl m1 --by bert')
    .argument('<match>', 'which match')
    .action(async (log: string, match: string, options: Author) =>
      (await results()).leagueConfirm(log, match, options),
    )
  entry('dispute', 'disagree with a result that was typed in', 'monday.jsonl m1 "It was 2-2." --by bert')
    .argument('<match>', 'which match')
    .argument('<reason>', 'what was otherwise')
    .action(async (log: string, match: string, reason: string, options: Author) =>
      (await results()).leagueDispute(log, match, reason, options),
    )
  entry('rule', 'the commissioner rules on a result', 'monday.jsonl m1 result.json --by carla')
    .argument('<match>', 'which match')
    .argument(...report)
    .action(async (log: string, match: string, file: string, options: Author) =>
      (await results()).leagueReport(log, match, file, 'ruled', options),
    )

  entry(
    'aftermath',
    "close a team's books on a match; without answers, see what is asked",
    'monday.jsonl m1 rooks --answers mine.json --by anna',
  )
    .argument('<match>', 'which match, or the competition that has given a prize')
    .argument('<team>', 'whose books')
    .option('--answers <file>', 'the answers, a JSON list such as [{"type":"done"}]')
    .option('--bot <bot>', 'let a program answer: random, rookie or veteran')
    .option('--dice <list>', 'real dice in the order they are asked for, such as 3,5,6')
    .action(async (log: string, match: string, team: string, options: AftermathOptions) =>
      (await import('./commands/league-books.ts')).leagueAftermath(log, match, team, options),
    )

  const change = ['<change>', 'the new content, a JSON file; what it does not name stays'] as const
  entry(
    'preview',
    'what a correction would change, without writing it',
    'monday.jsonl 12 better.json --by carla',
  )
    .argument('<entry>', 'the number of the entry')
    .argument(...change)
    .action(async (log: string, number: string, file: string, options: Author) =>
      (await results()).leaguePreview(log, number, file, options),
    )
  entry(
    'correct',
    'correct an earlier entry; everything after it is worked out again',
    'monday.jsonl 12 better.json --why "typing mistake" --by carla',
  )
    .argument('<entry>', 'the number of the entry')
    .argument(...change)
    .action(async (log: string, number: string, file: string, options: Author) =>
      (await results()).leagueCorrect(log, number, file, options),
    )
  entry(
    'uphold',
    "keep what older rules let be and today's refuse, so that an old league goes on",
    'monday.jsonl --by carla',
  ).action(async (log: string, options: Author) => (await results()).leagueUphold(log, options))
  entry(
    'write',
    'any other entry: locks, transfers, prizes, seasons, challenges',
    'monday.jsonl locked team=rooks locked=true --by carla',
  )
    .argument('<type>', 'what kind of entry')
    .argument('[fields...]', 'its fields, such as team=rooks; values may be JSON, or @FILE')
    .option('--json <file>', 'its fields from a file')
    .action(async (log: string, type: string, fields: string[], options: Author & { json?: string }) =>
      (await writing()).leagueWrite(log, type, fields, options),
    )

  view('table', 'the table of a competition, or of the whole league', 'monday.jsonl season')
    .argument('[competition]', 'which one')
    .option(...json)
    .action(async (log: string, competition: string | undefined, options: { json?: boolean }) =>
      (await reading()).leagueTable(log, competition, options),
    )
  view('why', 'why a team stands where it does', 'monday.jsonl rooks')
    .argument('<team>', 'which team')
    .argument('[competition]', 'in which competition')
    .option(...json)
    .action(async (log: string, team: string, competition: string | undefined, options: { json?: boolean }) =>
      (await reading()).leagueWhy(log, team, competition, options),
    )
  view(
    'stats',
    'leaders, killers, wanted, cemetery, records, hall of fame',
    'monday.jsonl --statistic touchdowns --top 10',
  )
    .option('--statistic <name>', 'one list only')
    .option('--top <n>', 'how long the lists are', '5')
    .option('--competition <id>', 'what was done in one competition')
    .option(...json)
    .action(async (log: string, options: StatsOptions) => (await reading()).leagueStats(log, options))
  view(
    'show',
    'a page: of the league, a team, a player, a match, two teams, the rules, the log',
    'monday.jsonl team rooks',
  )
    .argument('[what]', 'team, player, match, between, rules or log; the league if not given')
    .argument('[ids...]', 'which one')
    .option(...json)
    .action(async (log: string, what: string | undefined, ids: string[], options: { json?: boolean }) =>
      (await reading()).leagueShow(log, what, ids, options),
    )
  view('export', 'a table as JSON or CSV', 'monday.jsonl players --format csv --out players.csv')
    .argument('<table>', 'table, teams, players, matches, leaders, cemetery, champions, records or worth')
    .addOption(new Option('--format <format>', 'how it is written').choices(['json', 'csv']).default('json'))
    .option('--competition <id>', 'of one competition')
    .option('--out <file>', 'where to; standard output if not given')
    .action(async (log: string, table: string, options: ExportOptions) =>
      (await reading()).leagueExport(log, table, options),
    )
}
