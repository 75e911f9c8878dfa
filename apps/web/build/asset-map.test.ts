import { describe, expect, it } from 'vitest'
import { mapAssets } from './asset-map.ts'

const chunk = (fileName: string, imports: string[] = [], facadeModuleId: string | null = null) => ({
  fileName,
  imports,
  facadeModuleId,
  isEntry: false,
})

const entry = { ...chunk('assets/entry.js', ['assets/frame.js'], '/web/src/entry-client.tsx'), isEntry: true }
const home = '/web/src/routes/_main/index.tsx?tsr-split=component---pendingComponent'

describe('the page names what it needs first', () => {
  it('lists a chunk before what it imports, each once', () => {
    const map = mapAssets(
      [
        entry,
        chunk('assets/frame.js'),
        chunk('assets/goods.js', ['assets/frame.js']),
        chunk('assets/home.js', ['assets/goods.js', 'assets/frame.js'], home),
        chunk('assets/home-error.js', [], '/web/src/routes/_main/index.tsx?tsr-split=errorComponent'),
        chunk('assets/dialog.js', [], '/web/src/goods/goods/dialog.tsx'),
      ],
      ['assets/style.css'],
      'assets/letters.woff2',
      'v1',
    )
    expect(map).toEqual({
      entry: { js: ['/assets/entry.js', '/assets/frame.js'], css: ['/assets/style.css'] },
      routes: { '/_main/': { js: ['/assets/home.js', '/assets/goods.js', '/assets/frame.js'], css: [] } },
      letters: '/assets/letters.woff2',
      words: 'v1',
    })
  })

  it('refuses a build without an entry', () => {
    expect(() => mapAssets([chunk('assets/home.js', [], home)], [], 'assets/letters.woff2', 'v1')).toThrow('no entry')
  })

  it('refuses a build whose letters it does not find', () => {
    expect(() => mapAssets([entry], ['assets/style.css'], undefined, 'v1')).toThrow('no letters')
  })
})
