import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { graphWith } from './planted-graph.ts'
import { shareChunks } from './shared-chunks.ts'

const page = (name: string) => `/web/src/routes/_main/${name}.tsx?tsr-split=component`
/** Code that compresses to about so many bytes. */
const bytes = (size: number) => ({ code: randomBytes(size / 2).toString('hex') })

/** Pages as starts, with the modules that each needs. */
const clientWith = (
  pages: Readonly<Record<string, readonly string[]>>,
  modules: Readonly<Record<string, { code?: string; needs?: readonly string[] }>>,
) =>
  graphWith({
    '/web/entry.tsx': { needs: ['/web/react.ts'], loads: Object.keys(pages).map(page) },
    '/web/react.ts': {},
    ...Object.fromEntries(Object.entries(pages).map(([name, needs]) => [page(name), { needs }])),
    ...modules,
  })

describe('modules share files', () => {
  it('what every page begins with is one', () => {
    const names = shareChunks(clientWith({ a: [] }, {}))
    expect([...names]).toEqual([
      ['/web/entry.tsx', 'frame'],
      ['/web/react.ts', 'frame'],
    ])
  })

  it('what one page alone needs lies with the page', () => {
    const names = shareChunks(clientWith({ a: ['/web/own.ts'], b: [] }, { '/web/own.ts': bytes(100) }))
    expect(names.has('/web/own.ts')).toBe(false)
  })

  it('what the same pages need lies together', () => {
    const names = shareChunks(
      clientWith(
        { a: ['/web/one.ts', '/web/other.ts'], b: ['/web/one.ts', '/web/other.ts'] },
        { '/web/one.ts': bytes(9000), '/web/other.ts': bytes(9000) },
      ),
    )
    expect(names.get('/web/one.ts')).toMatch(/^shared-/)
    expect(names.get('/web/other.ts')).toBe(names.get('/web/one.ts'))
  })

  it('small modules are joined with those of nearly the same pages, large ones are not loaded in vain', () => {
    const needs = ['/web/small.ts', '/web/large.ts', '/web/common.ts']
    const names = shareChunks(
      clientWith(
        { a: needs, b: needs, c: needs, d: ['/web/common.ts'] },
        { '/web/small.ts': bytes(50), '/web/large.ts': bytes(20_000), '/web/common.ts': bytes(400) },
      ),
    )
    expect(names.get('/web/small.ts')).toBe(names.get('/web/large.ts'))
    expect(names.get('/web/common.ts')).not.toBe(names.get('/web/large.ts'))
  })

  it('a join that brings along what its modules need in turn is refused', () => {
    const names = shareChunks(
      clientWith(
        {
          a: ['/web/one.ts', '/web/heavy.ts'],
          b: ['/web/one.ts', '/web/heavy.ts'],
          c: ['/web/two.ts'],
          d: ['/web/two.ts'],
          e: ['/web/one.ts', '/web/two.ts', '/web/heavy.ts'],
        },
        {
          '/web/one.ts': { ...bytes(40), needs: ['/web/heavy.ts'] },
          '/web/two.ts': bytes(40),
          '/web/heavy.ts': bytes(30_000),
        },
      ),
    )
    expect(names.get('/web/two.ts')).not.toBe(names.get('/web/one.ts'))
  })
})
