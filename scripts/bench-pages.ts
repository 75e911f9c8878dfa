import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { measurePageSteps } from '../bench/page-steps.ts'
import { measurePages } from '../bench/pages.ts'

// `pnpm bench:pages`: only the pages' part of `pnpm bench`, on the existing build; BENCH_ROUNDS sets the rounds per
// page.
const file = join(import.meta.dirname, '../bench/latest.json')
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5)
const pages = await measurePages(rounds)
const pageSteps = await measurePageSteps(rounds)
const latest: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'))
writeFileSync(file, `${JSON.stringify({ ...latest, pages, pageSteps }, null, 2)}\n`)
if ([...pages.figures, ...pageSteps.figures].some(({ reached }) => !reached)) process.exitCode = 1
