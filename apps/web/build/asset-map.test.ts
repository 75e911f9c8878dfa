import { describe, expect, it } from 'vitest'
import { mapAssets, routeFiles } from './asset-map.ts'

const routeTree = `
import { Route as rootRouteImport } from './routes/__root.tsx'
import { Route as SplatRouteImport } from './routes/$.tsx'
import { Route as MainRouteImport } from './routes/_main.tsx'
import { Route as MainIndexRouteImport } from './routes/_main/index.tsx'
export interface FileRoutesById {
  __root__: typeof rootRouteImport
  '/$': typeof SplatRoute
  '/_main': typeof MainRouteWithChildren
  '/_main/': typeof MainIndexRoute
}
`

describe('the page names what it needs first', () => {
  it('finds the file of each route id', () => {
    expect(routeFiles(routeTree)).toEqual([
      ['/$', '$'],
      ['/_main', '_main'],
      ['/_main/', '_main/index'],
    ])
  })

  it('lists a chunk before what it imports, each once, and catalogues by language', () => {
    const map = mapAssets(
      {
        'src/entry-client.tsx': {
          file: 'assets/entry.js',
          isEntry: true,
          imports: ['_frame.js'],
        },
        'style.css': { file: 'assets/app.css' },
        '_frame.js': { file: 'assets/frame.js' },
        '_goods.js': { file: 'assets/goods.js', imports: ['_frame.js'] },
        'src/routes/_main/index.tsx?tsr-split=component---pendingComponent': {
          file: 'assets/home.js',
          imports: ['_goods.js', '_frame.js'],
        },
        'src/features/goods/locales/zh-CN.po': { file: 'assets/zh.js' },
        'src/features/goods/home/locales/zh-CN.po': { file: 'assets/home-zh.js' },
      },
      routeTree,
    )
    expect(map.entry).toEqual({ js: ['/assets/entry.js', '/assets/frame.js'], css: ['/assets/app.css'] })
    expect(map.routes).toEqual({
      '/_main/': { js: ['/assets/home.js', '/assets/goods.js', '/assets/frame.js'], css: [] },
    })
    expect(map.catalogues).toEqual({
      'goods/zh-CN': ['/assets/zh.js'],
      'goods/home/zh-CN': ['/assets/home-zh.js'],
    })
  })

  it('refuses a build without an entry', () => {
    expect(() => mapAssets({}, routeTree)).toThrow('no entry')
  })
})
