import type { Command } from 'commander'
import type { BotOptions } from './commands/bot.ts'

/** What an operator does, and what programs do that play on a server. */
export function addServer(program: Command, failUnless: (passed: boolean) => void): void {
  const server = program.command('server').description('run a server people meet on, and look after it')
  const commands = () => import('./commands/server.ts')
  server
    .command('start')
    .description('start it; settings are environment variables (touchback server settings)')
    .action(async () => (await commands()).startCommand())
  server
    .command('settings')
    .description('every environment variable it knows')
    .action(async () => (await commands()).settingsCommand())
  server
    .command('backup')
    .description('write everything that is kept into a file, while it runs or not')
    .argument('<file>')
    .action(async (file: string) => (await commands()).backupCommand(file))
  server
    .command('restore')
    .description('put a backup into a new database')
    .argument('<file>')
    .action(async (file: string) => (await commands()).restoreCommand(file))
  server
    .command('user')
    .description('somebody who has an account: his role, or a code to come back with')
    .argument('<name>')
    .option('--role <role>', 'coach, moderator or operator')
    .option('--recovery', 'give out a new recovery code')
    .action(async (name: string, options: { role?: string; recovery?: boolean }) =>
      (await commands()).userCommand(name, options),
    )

  program
    .command('bot')
    .description('let a program of yours play: on a server, or here against one of ours')
    .argument('<command...>', 'the program, after --')
    .option('--server <url>', 'the server to play on')
    .option('--token <token>', 'a token with the scopes read and play (or TOUCHBACK_TOKEN)')
    .option('--join <table>', 'take the free seat at a table')
    .option('--open <book>', 'open a public table of a book')
    .option('--edition <book>', 'the book of matches played here')
    .option('--against <bot>', 'whom it meets here: random, rookie or veteran', 'random')
    .option('--matches <n>', 'stop after so many matches', '1')
    .action(async (command: string[], options: BotOptions) =>
      failUnless(await (await import('./commands/bot.ts')).botCommand(command, options)),
    )
}
