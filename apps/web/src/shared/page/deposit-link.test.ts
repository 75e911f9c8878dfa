import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SOURCE = new URL('../..', import.meta.url)

test('every link to a deposit names its coin: without one the page of another coin opens', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'))
  expect(files.length).toBeGreaterThan(300)
  const unnamed = files.filter((name) =>
    // A link ends its opening tag within some hundred characters.
    [...readFileSync(new URL(name, SOURCE), 'utf8').matchAll(/to="\/personal\/assets\/deposit"[^>]{0,200}/g)].some(
      ([link]) => !/search=|\{\.\.\.coin\}/.test(link),
    ),
  )
  expect(unnamed).toEqual([])
})
