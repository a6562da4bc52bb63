import { parseArgs, type ParseArgsConfig } from 'node:util'
import { messageOf } from './what-happened.ts'

type Options = NonNullable<ParseArgsConfig['options']>
type Values<T extends Options> = ReturnType<typeof parseArgs<{ options: T }>>['values']

/** The flags of a tool that is no command of `touchback`: asked for help it prints it, of a mistake it says a sentence and exits with 2. */
export function flags<const T extends Options>(help: string, options: T): Values<T> {
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    console.log(help)
    process.exit(0)
  }
  try {
    return parseArgs({ options }).values
  } catch (error) {
    refuse(`${messageOf(error).split('. ')[0]}.\n${help}`)
  }
}

/** A whole number among the flags. */
export function count(name: string, text: string, least = 0): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < least || text.trim() === '')
    refuse(`--${name} must be a whole number from ${least}, not "${text}".`)
  return value
}

export function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(2)
}
