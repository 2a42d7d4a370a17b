import type { Application } from '../../declarations'
import { CommandError } from './command-error'
import { forgetSecondFactor } from './second-factor/forget-second-factor'
import { createStaff, disableStaff, enableStaff, listStaff, resetPassword } from './manage-staff'

interface Command {
  takesEmail: boolean
  about: string
  run(app: Application, email: string): Promise<string>
}

const commands: Record<string, Command> = {
  'create-staff': {
    takesEmail: true,
    about: 'makes a staff user and prints a link to choose the password',
    run: createStaff,
  },
  'list-staff': { takesEmail: false, about: 'lists the staff users', run: listStaff },
  'reset-password': {
    takesEmail: true,
    about: 'ends the password and the sessions of a user and prints a link to choose a new one',
    run: resetPassword,
  },
  disable: {
    takesEmail: true,
    about: 'ends every session of a user, who cannot sign in any more',
    run: disableStaff,
  },
  'remove-second-factor': {
    takesEmail: true,
    about: 'forgets the app, passkeys and recovery codes of somebody who has lost them all',
    run: forgetSecondFactor,
  },
  enable: { takesEmail: true, about: 'lets a disabled user sign in again', run: enableStaff },
}

const spellCommand = (name: string) => (commands[name]!.takesEmail ? `${name} EMAIL` : name)

/** What `--help` says. */
export const usage = `Manages who may sign in, and the schema. Run it where the server runs, with the server's settings in the environment.

  npm run admin -- COMMAND            in a checkout
  node server/dist/admin.js COMMAND   in the image

${Object.entries(commands)
  .map(([name, { about }]) => `  ${spellCommand(name).padEnd(28)}${about}`)
  .join('\n')}
  ${'migrate down [--yes]'.padEnd(28)}takes the latest change of the schema back, or the latest COUNT, or all after --to NAME, to run an older version again
  ${'--help'.padEnd(28)}prints this

The embedded database belongs to one process: stop the server first. On PostgreSQL the server may run.
`

const helpWords = ['--help', '-h', 'help']

/** What a command line asks for: a function of the app that answers what to print; undefined when it asks for help. */
export const readCommand = (args: readonly string[]): ((app: Application) => Promise<string>) | undefined => {
  const [name, ...rest] = args
  if (name === undefined || args.some((arg) => helpWords.includes(arg))) return undefined
  if (!Object.hasOwn(commands, name)) {
    const known = Object.keys(commands).join(', ')
    throw new CommandError(`Unknown command "${name}": it is one of ${known}; --help says more.`)
  }
  const command = commands[name]!
  if (rest.length !== (command.takesEmail ? 1 : 0)) throw new CommandError(`It is: ${spellCommand(name)}`)
  return (app) => command.run(app, rest[0] ?? '')
}
