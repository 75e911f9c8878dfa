import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { measurePages } from '../bench/pages.ts'

// `pnpm bench:pages`: the pages' part of `pnpm bench` alone, on what is built; BENCH_ROUNDS changes how often each page is looked at.
const file = join(import.meta.dirname, '../bench/latest.json')
const pages = await measurePages(Number(process.env['BENCH_ROUNDS'] ?? 5))
const latest: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'))
writeFileSync(file, `${JSON.stringify({ ...latest, pages }, null, 2)}\n`)
if (pages.figures.some(({ reached }) => !reached)) process.exitCode = 1
