import { commandHelp, commandOf } from './commands/commands.ts'

/** `jindu COMMAND`: every command of an operator. Each command states its own exit codes; 2 for an unknown one. */
const [name = 'help', ...rest] = process.argv.slice(2)
const command = commandOf(name)
if (command === undefined) {
  const isAsked = name === 'help' || name === '--help'
  process[isAsked ? 'stdout' : 'stderr'].write(isAsked ? commandHelp() : `There is no ${name}.\n\n${commandHelp()}`)
  process.exitCode = isAsked ? 0 : 2
} else if (rest.includes('--help')) {
  process.stdout.write(`jindu ${name} ${command.takes}`.trimEnd() + `\n${command.says}\n`)
} else {
  // Each reads its arguments where a program of its own has them.
  process.argv.splice(2, 1)
  await command.run()
}
