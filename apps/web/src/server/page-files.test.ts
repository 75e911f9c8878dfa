import { describe, expect, it } from 'vitest'
import { pageFiles } from './page-files.ts'

const assets = {
  entry: { js: ['/entry.js', '/frame.js'], css: ['/style.css'] },
  routes: {
    '/_main': { js: ['/main.js', '/frame.js'], css: ['/style.css'] },
    '/_main/search': { js: ['/search.js', '/main.js'], css: ['/search.css'] },
  },
  letters: '/letters.woff2',
  words: 'v1',
}

describe('the files of one page', () => {
  it('names each script once, the entry first', () => {
    const { scripts } = pageFiles(assets, ['__root__', '/_main', '/_main/search'], 'en')
    expect(scripts).toEqual([
      '/entry.js',
      '/frame.js',
      '/assets/words-v1/en/frame.js',
      '/assets/words-v1/en/page._main.search.js',
      '/main.js',
      '/search.js',
    ])
  })

  it('gives the router the styles, each once, and the entry', () => {
    const { manifest } = pageFiles(assets, ['__root__', '/_main', '/_main/search'], 'en')
    expect(manifest.routes).toEqual({
      __root__: { css: ['/style.css'], scripts: [{ attrs: { type: 'module', src: '/entry.js', async: true } }] },
      '/_main/search': { css: ['/search.css'] },
    })
  })

  it('goes without a route that the build does not know', () => {
    expect(pageFiles(assets, ['__root__', '/unknown'], 'en').scripts.slice(0, 2)).toEqual(assets.entry.js)
  })
})
