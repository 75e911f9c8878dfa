import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The folder of the package. */
export const HOME = join(import.meta.dirname, '..')

/** A project somewhere else that has nothing but the packed package and what it depends on. */
export interface Project {
  readonly folder: string
  /** Where the package lies unpacked. */
  readonly installed: string
  readonly tarball: string
}

/** The package manager that runs this, or the one that every command of this repository names. */
function pnpm(args: readonly string[]): string {
  const { npm_execpath: manager = '' } = process.env
  const start = /\.[cm]?js$/.test(manager) ? [process.execPath, manager] : [manager]
  const [command = '', ...first] = manager.includes('pnpm') ? start : ['npx', '-y', 'pnpm@12']
  return execFileSync(command, [...first, ...args], { cwd: HOME, encoding: 'utf8' })
}

/** Packs the package as it would be published and installs it in an empty project. */
export function installPacked(): Project {
  const folder = mkdtempSync(join(tmpdir(), 'jindu-domain-'))
  pnpm(['pack', '--pack-destination', folder])
  const tarball = join(folder, 'jindu-domain-0.1.0.tgz')
  const installed = join(folder, 'node_modules/@jindu/domain')
  mkdirSync(installed, { recursive: true })
  execFileSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1'])
  symlinkSync(realpathSync(join(HOME, 'node_modules/zod')), join(folder, 'node_modules/zod'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
  return { folder, installed, tarball }
}

/** Runs a compiler of a dependency by its name. */
export function compile(typescript: 'typescript' | 'typescript-floor', folder: string, options: object): string {
  const file = join(folder, 'tsconfig.json')
  writeFileSync(file, JSON.stringify(options))
  const resolve = createRequire(import.meta.url).resolve
  const bin = join(resolve(`${typescript}/package.json`), '../bin/tsc')
  try {
    return execFileSync(process.execPath, [bin, '-p', file], { encoding: 'utf8' })
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error)
  }
}
