// @vitest-environment jsdom
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { useLastPage } from './use-last-page.ts'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

async function shown(address: string, page: number, total: number) {
  const history = createMemoryHistory({ initialEntries: ['/', address], initialIndex: 1 })
  const router = createRouter({ routeTree: createRootRoute(), history })
  await router.load()
  const onPage = vi.fn<(page: number) => void>()
  const List = (): ReactNode => {
    useLastPage(page, 20, total, onPage)
    return null
  }
  const root = createRoot(document.createElement('div'))
  await act(async () =>
    root.render(
      <RouterContextProvider router={router}>
        <List />
      </RouterContextProvider>,
    ),
  )
  await act(async () => root.unmount())
  return { onPage, search: router.state.location.search, entries: history.length }
}

it('a page beyond the end is replaced by the last in the address, and Back does not lead to it again', async () => {
  const { onPage, search, entries } = await shown('/?page=9&view=table', 9, 41)
  expect(search).toEqual({ page: 3, view: 'table' })
  expect(entries).toBe(2)
  expect(onPage).not.toHaveBeenCalled()
})

it('a list whose page is no part of the address turns to its last page', async () => {
  const { onPage, search } = await shown('/', 9, 41)
  expect(onPage).toHaveBeenCalledExactlyOnceWith(3)
  expect(search).toEqual({})
})

it('a page that is there, and one of an empty list, stay', async () => {
  for (const [page, total] of [
    [3, 41],
    [1, 0],
    [9, 0],
  ] as const) {
    const { onPage, search } = await shown(`/?page=${page}`, page, total)
    expect(onPage).not.toHaveBeenCalled()
    expect(search).toEqual({ page })
  }
})
