import { describe, expect, it } from 'vitest'
import { aloneInFile, closureOf, frameOf, graphOf, type BuiltChunk } from './client-graph.ts'

const chunk = (id: string, more: Partial<BuiltChunk> = {}): BuiltChunk => ({
  fileName: `assets/${id}.js`,
  moduleIds: [`/web/${id}.ts`],
  facadeModuleId: null,
  isEntry: false,
  imports: [],
  dynamicImports: [],
  code: id,
  ...more,
})

describe('the graph of the client', () => {
  it('refuses a build without an entry', () => {
    expect(() => graphOf([chunk('a')])).toThrow('no entry')
  })

  it('names modules by their ids, and an entry that only hands on its module by that', () => {
    const graph = graphOf([
      chunk('entry-file', {
        moduleIds: [],
        facadeModuleId: '/web/entry.ts',
        isEntry: true,
        imports: ['assets/entry.js', 'assets/a.js'],
      }),
      chunk('entry', { imports: ['assets/a.js'] }),
      chunk('a', { dynamicImports: ['assets/page.js'] }),
      chunk('page', { imports: ['assets/a.js', 'https://elsewhere'] }),
    ])
    expect(graph.entry).toBe('/web/entry.ts')
    expect(graph.modules.get('/web/a.ts')).toEqual({ id: '/web/a.ts', code: 'a', needs: [], loads: ['/web/page.ts'] })
    expect(frameOf(graph)).toEqual(new Set(['/web/entry.ts', '/web/a.ts']))
    expect(closureOf(graph, ['/web/page.ts'], ({ needs }) => needs)).toEqual(new Set(['/web/page.ts', '/web/a.ts']))
  })

  it('gives each module a file of its own, by a name that may be one', () => {
    expect(aloneInFile('/web/a.ts')).toMatch(/^[0-9a-f]{16}$/)
    expect(aloneInFile('/web/a.ts')).not.toBe(aloneInFile('/web/b.ts'))
  })
})
