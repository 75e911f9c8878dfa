import { execFileSync } from 'node:child_process'
import { createHash, createPrivateKey, sign } from 'node:crypto'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { root } from './run-step.ts'

// `pnpm release [FOLDER]`: an archive of the built product that starts with Node alone, with its checksum, and the
// checksum's signature where RELEASE_KEY names an Ed25519 key (PEM). The same build gives the same bytes.
const folder = process.argv[2] ?? join(root, 'release')

const KEPT = [
  'apps/api/dist',
  'apps/api/drizzle',
  'apps/api/package.json',
  'apps/web/dist',
  'deploy',
  'docs',
  '.env.example',
  'LICENSE',
  'README.md',
]

const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

interface Manifest {
  readonly version: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const manifestOf = (path: string): Manifest => JSON.parse(readFileSync(path, 'utf8'))

/** The folder of a package as `from` sees it; null where it is not installed, such as one for another system. */
function packageFolder(name: string, from: string): string | null {
  const folders = createRequire(join(from, 'package.json')).resolve.paths(name) ?? []
  for (const each of folders) {
    try {
      return realpathSync(join(each, name))
    } catch {
      // The next folder may have it.
    }
  }
  return null
}

/** Copies a package and what it needs: the bundle leaves out only what holds native code. */
function copyPackage(name: string, from: string, modules: string): void {
  const found = packageFolder(name, from)
  if (found === null) return
  cpSync(found, join(modules, name), {
    recursive: true,
    dereference: true,
    filter: (path) => basename(path) !== 'node_modules',
  })
  const { dependencies = {}, optionalDependencies = {} } = manifestOf(join(found, 'package.json'))
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) copyPackage(needed, found, modules)
}

execFileSync('turbo', ['run', 'build', '--filter=@jindu/web', '--filter=@jindu/api', '--output-logs=errors-only'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
})
const { version } = manifestOf(join(root, 'package.json'))
const commit = git('rev-parse', 'HEAD')
const name = `jindu-${version}-${process.platform}-${process.arch}`
const stage = mkdtempSync(join(tmpdir(), 'jindu-release-'))
const product = join(stage, name)
for (const path of KEPT) cpSync(join(root, path), join(product, path), { recursive: true })
copyPackage('sharp', join(root, 'apps/api'), join(product, 'apps/api/node_modules'))
writeFileSync(join(product, 'RELEASE'), `${version} ${commit}\n`)
const starter = join(product, 'jindu')
writeFileSync(
  starter,
  '#!/bin/sh\nNODE_ENV="${NODE_ENV:-production}" exec node "$(dirname "$(readlink -f "$0")")/apps/api/dist/jindu.js" "$@"\n',
)
chmodSync(starter, 0o755)

mkdirSync(folder, { recursive: true })
const archive = join(folder, `${name}.tar.gz`)
const order = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mode=u=rwX,go=rX']
const tar = execFileSync(
  'tar',
  ['-C', stage, ...order, `--mtime=@${git('log', '-1', '--format=%ct')}`, '-cf', '-', name],
  {
    maxBuffer: 1_000_000_000,
  },
)
writeFileSync(archive, execFileSync('gzip', ['-n', '-9'], { input: tar, maxBuffer: 1_000_000_000 }))
rmSync(stage, { recursive: true })

const sums = `${createHash('sha256').update(readFileSync(archive)).digest('hex')}  ${basename(archive)}\n`
writeFileSync(join(folder, 'SHA256SUMS'), sums)
const keyFile = process.env['RELEASE_KEY']
if (keyFile !== undefined)
  writeFileSync(join(folder, 'SHA256SUMS.sig'), sign(null, Buffer.from(sums), createPrivateKey(readFileSync(keyFile))))
process.stdout.write(`${sums}${keyFile === undefined ? 'Not signed: RELEASE_KEY is not set.\n' : ''}`)
