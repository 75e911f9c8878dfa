import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createRouter } from '@tanstack/react-router'
import { routeTree } from '../src/route-tree.gen.ts'
import type { RouterContext } from '../src/shared/router-context.ts'
import { graphWith } from './planted-graph.ts'
import { isForVisitors, pagesOf, routeIdOf } from './pages.ts'

const src = join(import.meta.dirname, '../src')

const page = (routeId: string) => ({ routeId, routes: [], parts: [] })

describe('pages are known by their files', () => {
  it('as the router knows them', () => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing is loaded: only the ids are read
    const { routesById } = createRouter({ routeTree, context: {} as RouterContext })
    const known = Object.keys(routesById)
    const files = globSync('routes/**/*.tsx', { cwd: src }).map((file) => routeIdOf(join(src, file)))
    expect(new Set(files)).toEqual(new Set(known))
  })

  it('and nothing else is a route', () => {
    expect(routeIdOf('/web/src/goods/goods/home/home-page.tsx')).toBeNull()
    expect(routeIdOf('/web/src/routes/locales/zh-CN.po')).toBeNull()
  })

  it('with the layouts that they lie in, and what was taken out of the files of all', () => {
    const routes = '/web/src/routes'
    const graph = graphWith({
      '/web/src/entry.tsx': {
        needs: [`${routes}/__root.tsx`, `${routes}/personal.tsx`, `${routes}/personal/sales.tsx`],
      },
      [`${routes}/__root.tsx`]: {},
      [`${routes}/personal.tsx`]: { loads: [`${routes}/personal.tsx?tsr-split=component`] },
      [`${routes}/personal.tsx?tsr-split=component`]: {},
      [`${routes}/personal/sales.tsx`]: { loads: [`${routes}/personal/sales.tsx?tsr-split=component`] },
      [`${routes}/personal/sales.tsx?tsr-split=component`]: {},
    })
    expect(pagesOf(graph).find(({ routeId }) => routeId === '/personal/sales')).toEqual({
      routeId: '/personal/sales',
      routes: [`${routes}/__root.tsx`, `${routes}/personal.tsx`, `${routes}/personal/sales.tsx`],
      parts: [`${routes}/personal.tsx?tsr-split=component`, `${routes}/personal/sales.tsx?tsr-split=component`],
    })
  })

  it('visitors see those outside the personal area and the console', () => {
    expect(['/_main/search', '/_plain/login', '/personal/sales', '/staff/audit'].map(page).map(isForVisitors)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})
