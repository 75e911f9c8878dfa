import { AUDIT_ACTIONS } from '@jindu/i18n/audit'
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, it } from 'vitest'

const root = new URL('../../', import.meta.url).pathname
const sources = globSync('**/*.ts', { cwd: root })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({ folder: dirname(file), name: basename(file), text: readFileSync(`${root}${file}`, 'utf8') }))

/** Whose events a feature writes down besides its own: those of an engine that it plugs into. */
const ENGINES = [{ folder: 'trust/disputes', door: `from '../../trust/disputes/index.ts'` }]

/** Makers of lines that other features call with the last part of a code. */
const MAKERS: Readonly<Record<string, string>> = { account: 'accountEvent(', address: 'recordAtAddress(' }

/**
 * A code stands where it is written as a whole, or as its last part: beside or below a file that puts the first before it, in an engine
 * that such a file uses, or in a file that calls the maker of its area.
 */
function isWritten(code: string): boolean {
  if (sources.some(({ text }) => text.includes(`'${code}'`))) return true
  const [area = '', ...rest] = code.split('.')
  const last = `'${rest.join('.')}'`
  const maker = MAKERS[area]
  if (maker !== undefined && sources.some(({ text }) => text.includes(maker) && text.includes(last))) return true
  const makers = sources.filter(({ text }) => text.includes(`action: \`${area}.\${`)).map(({ folder }) => folder)
  const used = ENGINES.filter(({ door }) =>
    sources.some(({ folder, text }) => makers.includes(folder) && text.includes(door)),
  )
  const folders = [...makers, ...used.map(({ folder }) => folder)]
  return sources.some(
    ({ folder, text }) =>
      folders.some((each) => folder === each || folder.startsWith(`${each}/`)) && text.includes(last),
  )
}

// That every code which is written has words is a matter of types: `AuditDraft` and the catalogue share one union.
it.each(Object.keys(AUDIT_ACTIONS))('%s has words, and is written somewhere', (code) => {
  expect(isWritten(code)).toBe(true)
})

it('a code that nobody writes is found out', () => {
  expect(isWritten('goods.eaten')).toBe(false)
  expect(isWritten('goodsOrder.melt')).toBe(false)
})
