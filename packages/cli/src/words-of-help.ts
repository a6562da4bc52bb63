import type { Argument, Command } from 'commander'

/** An option that may be given more than once. */
export const several = (value: string, before: readonly string[] = []): string[] => [...before, value]

/** A command and its arguments; that it has options goes without saying. */
export const termOf = (command: Command): string =>
  [command.name(), ...command.registeredArguments.map(argumentText)].join(' ')

const argumentText = (argument: Argument): string => {
  const name = `${argument.name()}${argument.variadic ? '...' : ''}`
  return argument.required ? `<${name}>` : `[${name}]`
}
