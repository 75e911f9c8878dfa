import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { repositoryRoot } from './repository-root.ts'

export type EnvSource = Readonly<Record<string, string | undefined>>

/** Variables that select the database, and with it the owner of all other settings. */
const DECIDING = ['DATABASE_URL', 'SANDBOX'] as const

const isGiven = (source: EnvSource, name: string): boolean => (source[name] ?? '').trim() !== ''

/**
 * The environment extended by `.env` beside the product. The file applies completely or not at all, so that one
 * database is never mixed with the secrets of another.
 *
 * @returns the variables, and why a file that names a database was ignored
 */
export function withEnvFile(
  source: EnvSource,
  path = join(repositoryRoot(), '.env'),
): { readonly source: EnvSource; readonly ignored: string | null } {
  if (!existsSync(path)) return { source, ignored: null }
  const file = parseEnv(readFileSync(path, 'utf8'))
  const deciding = DECIDING.filter((name) => isGiven(source, name))
  if (deciding.length === 0) {
    const own = Object.fromEntries(Object.entries(source).filter(([name]) => isGiven(source, name)))
    return { source: { ...file, ...own }, ignored: null }
  }
  const names = deciding.join(' and ')
  const ignored = isGiven(file, 'DATABASE_URL') ? `${path} is ignored: the environment itself names ${names}.` : null
  return { source, ignored }
}
