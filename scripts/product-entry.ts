import { globSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const built = join(root, 'apps/api/dist/main.js')
const sources = globSync('{apps/api,packages/*}/src/**/*.{ts,json}', { cwd: root })

const changedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
const builtAt = changedAt(built)
const isOlder = (path: string): boolean => path.endsWith('.test.ts') || changedAt(join(root, path)) < builtAt

/**
 * Arguments with which Node starts the product in tests: the bundle if it is newer than every source, otherwise the
 * sources. A start from the sources costs five seconds of a core, from the bundle less than one.
 */
export const PRODUCT: readonly string[] = sources.every(isOlder)
  ? [built]
  : ['--conditions=source', join(root, 'apps/api/src/main.ts')]
