import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

/** A package as an outside user installs it. */
export interface Installed {
  /** Path of the unpacked package. */
  readonly folder: string
  readonly tarball: string
}

/** Runs the current package manager, or the one that this repository's commands name. */
function pnpm(home: string, args: readonly string[]): string {
  const { npm_execpath: manager = '' } = process.env
  const start = /\.[cm]?js$/.test(manager) ? [process.execPath, manager] : [manager]
  const [command = '', ...first] = manager.includes('pnpm') ? start : ['npx', '-y', 'pnpm@12']
  return execFileSync(command, [...first, ...args], { cwd: home, encoding: 'utf8' })
}

/** Creates an empty project in a temporary folder. */
export function emptyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'jindu-outside-'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
  return folder
}

/**
 * Packs a package as for publishing and unpacks it into a project's node_modules.
 * @param home the package's folder in this repository
 */
export function installPacked(home: string, project: string): Installed {
  const { name, version }: { readonly name: string; readonly version: string } = JSON.parse(
    readFileSync(join(home, 'package.json'), 'utf8'),
  )
  pnpm(home, ['pack', '--pack-destination', project])
  const tarball = join(project, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`)
  const folder = join(project, 'node_modules', name)
  mkdirSync(folder, { recursive: true })
  execFileSync('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1'])
  return { folder, tarball }
}

/** Links dependencies of a package here into a project, as a package manager would install them. */
export function lend(home: string, project: string, names: readonly string[]): void {
  for (const name of names) {
    const place = join(project, 'node_modules', name)
    mkdirSync(dirname(place), { recursive: true })
    symlinkSync(realpathSync(join(home, 'node_modules', name)), place)
  }
}

/**
 * Runs a compiler that a package depends on.
 * @returns the compiler's output: empty if all is well
 */
export function compile(
  home: string,
  typescript: 'typescript' | 'typescript-floor',
  project: string,
  options: object,
): string {
  const file = join(project, 'tsconfig.json')
  writeFileSync(file, JSON.stringify(options))
  const { resolve } = createRequire(join(home, 'package.json'))
  const bin = join(resolve(`${typescript}/package.json`), '../bin/tsc')
  try {
    return execFileSync(process.execPath, [bin, '-p', file], { encoding: 'utf8' })
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error)
  }
}

/** The oldest Node major that the published packages support. */
const OLDEST = 20

/** Another Node on this machine's PATH that users may have, beside the repository's own; null if there is none. */
export function nodeOfMachine(): { readonly path: string; readonly major: number } | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'))
  for (const path of folders.map((folder) => join(folder, 'node')).filter((file) => existsSync(file))) {
    const major = Number(/^v(\d+)/.exec(execFileSync(path, ['--version'], { encoding: 'utf8' }))?.[1])
    if (major >= OLDEST && path !== process.execPath) return { path, major }
  }
  return null
}
