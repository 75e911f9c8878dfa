export interface Command {
  /** Its arguments, as help shows them. */
  readonly takes: string
  readonly says: string
  /** Loads the program, which reads its arguments and sets the exit code. */
  readonly run: () => Promise<unknown>
}

const COMMANDS: Readonly<Record<string, Command>> = {
  start: { takes: '', says: 'Migrates and serves.', run: () => import('../main.ts') },
  doctor: {
    takes: '[--json]',
    says: 'Says what is missing, weak or lost. Ends with 1 when something is broken.',
    run: () => import('../doctor.ts'),
  },
  staff: {
    takes: 'UID ROLE NAME | list | remove UID',
    says: 'Appoints a member of staff, lists all, or ends an appointment. Ends with 1 when it refuses.',
    run: () => import('../staff.ts'),
  },
  books: {
    takes: '[--json]',
    says: 'Proves the ledger, the seals and the coin on the nodes against each other. Ends with 1 when they differ.',
    run: () => import('../books.ts'),
  },
  dossier: {
    takes: 'FILE [HEAD]',
    says: 'Checks the downloaded dossier of an order. Ends with 1 when it is broken.',
    run: () => import('../dossier.ts'),
  },
  drill: {
    takes: '[--restore COMMAND] [--bin FOLDER] [--user NAME] [--files FOLDER] [--wait SECONDS] [--json]',
    says: 'Restores the newest backup beside the site, proves its books and counts what it lacks. Ends with 1 when anything is wrong.',
    run: () => import('../drill.ts'),
  },
  upgrade: {
    takes: '[--json]',
    says: 'Lists the migrations that the next start of this release would apply. Ends with 1 when the database is of a newer release.',
    run: () => import('../upgrade.ts'),
  },
}

/** The command of a name; undefined without one. */
export const commandOf = (name: string): Command | undefined =>
  Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined

/** All commands, one a line. */
export function commandHelp(): string {
  const lines = Object.entries(COMMANDS).map(([name, { says }]) => `  ${name.padEnd(8)}  ${says}`)
  return `jindu COMMAND [--help]\n\n${lines.join('\n')}\n\nEach ends with 2 when it could not do its work.\n`
}
