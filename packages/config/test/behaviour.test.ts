import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

// `(marketplace.md §5 "Purchase")`, `(wallet-and-otc.md §5, §9)`, `(product.md "OTC")`.
const CITED = /\b(marketplace|product|wallet-and-otc)\.md((?:,? §\d)*)(?:,? "([^"\n]+)")?/g

interface Cited {
  readonly file: string
  readonly page: string
  readonly section: string
}

function citedIn(file: string): readonly Cited[] {
  return [...read(file).matchAll(CITED)].flatMap(([, name = '', numbers = '', title]) => {
    const sections = [...(numbers.match(/§\d/g) ?? []), ...(title === undefined ? [] : [title])]
    return sections.map((section) => ({ file, page: `docs/behaviour/${name}.md`, section }))
  })
}

/** Headings, and bold texts at the beginning of a line or a table cell. */
function sectionsOf(page: string): ReadonlySet<string> {
  const text = read(page)
  const headings = [...text.matchAll(/^## (§\d)?(.*)$/gm)].map(([, number, title = '']) => number ?? title.trim())
  const names = [...text.matchAll(/\*\*([^*]+)\*\*|^\| ([^|]+?) +\|/gm)].map(([, bold, cell]) => bold ?? cell ?? '')
  return new Set([...headings, ...names])
}

test('every section of the specification that a docstring cites is there to read', () => {
  const files = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'], { cwd: ROOT })
  const cited = files.flatMap(citedIn)
  expect(cited.length).toBeGreaterThan(150)
  const sections = new Map([...new Set(cited.map(({ page }) => page))].map((page) => [page, sectionsOf(page)]))
  const lost = cited.filter(({ page, section }) => sections.get(page)?.has(section) !== true)
  expect(lost).toEqual([])
})
