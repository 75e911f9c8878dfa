import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCES = import.meta.dirname

/** A paragraph says more than the name of the entry. */
const FEWEST_CHARACTERS = 50

/** The prose before the first tag of a module's comment, up to the first empty line. */
function paragraphOf(file: string): string {
  const source = readFileSync(join(SOURCES, file), 'utf8')
  const [, comment = ''] = /^\/\*\*\n([\s\S]*?)^ \*\/$/m.exec(source) ?? []
  if (!source.startsWith('/**') || !/^ \* @module$/m.test(comment)) return ''
  const [paragraph = ''] = comment.replaceAll(/^ \* ?/gm, '').split(/^(?:@|$)/m)
  return paragraph.trim()
}

test('every entry of the package begins with a paragraph on what it holds', () => {
  const entries = globSync(['*/index.ts', '*/*/index.ts'], { cwd: SOURCES }).toSorted()
  const without = entries.filter((file) => paragraphOf(file).length < FEWEST_CHARACTERS)
  expect(entries.length).toBeGreaterThan(30)
  expect(without).toEqual([])
  expect(entries.filter((file) => /^(?:Setup|What the examples)/.test(paragraphOf(file)))).toEqual([])
})
