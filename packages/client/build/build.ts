import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { procedures } from '../../../apps/api/src/reference/procedures.ts'
import { describeCalls } from './describe-calls.ts'
import { nameRepeats } from './name-repeats.ts'

const home = join(import.meta.dirname, '..')
const dist = join(home, 'dist')
const emitted = join(home, '.build')
const compiler = join(createRequire(import.meta.url).resolve('typescript/package.json'), '../bin/tsc')

/** Builds the published package: compiles `src`, and bundles the router's types into one file. */
rmSync(dist, { recursive: true, force: true })
execFileSync(process.execPath, [compiler, '-p', join(home, 'tsconfig.build.json')], { stdio: 'inherit' })
cpSync(join(emitted, 'packages/client/src'), dist, { recursive: true })
// The sources of the server were compiled for their types only.
rmSync(emitted, { recursive: true })
// Types only: nothing imports it.
rmSync(join(dist, 'router.js'))
const router = join(dist, 'router.d.ts')
const summaries = new Map(procedures().map(({ path, summary }) => [path, summary.en]))
const named = nameRepeats(describeCalls(readFileSync(router, 'utf8'), summaries))
writeFileSync(router, named)
process.stdout.write(`types of the router: ${Math.round(Buffer.byteLength(named) / 1000)} kB\n`)
