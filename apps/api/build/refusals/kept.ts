import type { ErrorCode } from '@jindu/domain/errors'
import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { refusalsOfVerbs } from './index.ts'

type Refusals = ReturnType<typeof refusalsOfVerbs>

const ROOT = join(import.meta.dirname, '../../../..')
const CACHE = join(ROOT, 'apps/api/node_modules/.cache/refusals')
const READ = ['apps/api/{src,build}/**/*.ts', 'packages/domain/src/**/*.ts']

function hashOfSources(): string {
  const hash = createHash('sha256')
  const files = globSync(READ, { cwd: ROOT, exclude: (file) => file.endsWith('.test.ts') })
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(ROOT, file)))
  return hash.digest('hex')
}

function readKept(file: string): Refusals | null {
  try {
    const kept: Readonly<Record<string, readonly ErrorCode[]>> = JSON.parse(readFileSync(file, 'utf8'))
    return kept
  } catch {
    return null
  }
}

/** The result of `refusalsOfVerbs`, cached by a hash of the sources: build, tests and dev server all need it. */
export function keptRefusals(): Refusals {
  const file = join(CACHE, `${hashOfSources()}.json`)
  const kept = readKept(file)
  if (kept !== null) return kept
  const found = refusalsOfVerbs()
  // Answers for former sources are of no use.
  rmSync(CACHE, { recursive: true, force: true })
  mkdirSync(CACHE, { recursive: true })
  // Several processes may write it at once.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(found))
  renameSync(`${file}.${process.pid}`, file)
  return found
}
