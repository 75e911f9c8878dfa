import { AUDIT_ACTIONS } from '@jindu/i18n/audit'
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, it } from 'vitest'

const root = new URL('../../', import.meta.url).pathname
const sources = globSync('**/*.ts', { cwd: root })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({ folder: dirname(file), name: basename(file), text: readFileSync(`${root}${file}`, 'utf8') }))

/** Engines that write audit events for the features which plug into them. */
const ENGINES = [{ folder: 'trust/disputes', door: `from '../../trust/disputes/index.ts'` }]

/** Functions that build an audit entry from the last part of its code, by the code's area. */
const MAKERS: Readonly<Record<string, string>> = { account: 'accountEvent(', address: 'recordAtAddress(' }

/**
 * Whether some source writes the code: in full, or as its last part. The last part counts beside or below a file that
 * writes the prefix. It also counts in an engine used by such a file, or in a file that calls the area's function.
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

// Types already ensure that every written code has words: `AuditDraft` and the catalogue share one union.
it.each(Object.keys(AUDIT_ACTIONS))('%s has words, and is written somewhere', (code) => {
  expect(isWritten(code)).toBe(true)
})

it('a code that nobody writes is found out', () => {
  expect(isWritten('goods.eaten')).toBe(false)
  expect(isWritten('goodsOrder.melt')).toBe(false)
})
