import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { measureInteractions } from '../bench/interactions.ts'

// `pnpm bench:interactions [list]`: from a touch to the next paint on the longest lists, on a phone with a processor six
// times slower, on the existing build. BENCH_ROUNDS sets the rounds, BENCH_ORIGIN uses a running sandbox.
const file = join(import.meta.dirname, '../bench/latest.json')
const only = process.argv[2]
const interactions = await measureInteractions(Number(process.env['BENCH_ROUNDS'] ?? 3), only)
const latest: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'))
if (only === undefined) writeFileSync(file, `${JSON.stringify({ ...latest, interactions }, null, 2)}\n`)
if (interactions.figures.some(({ reached }) => !reached)) process.exitCode = 1
