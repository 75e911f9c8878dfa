// @vitest-environment jsdom
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { act, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useWritten } from './use-written.ts'

function Words({ of }: { readonly of: string }): ReactNode {
  const [text, write] = useWritten(of)
  return (
    <button type="button" onClick={() => write((before) => `${before}a`)}>
      {text}
    </button>
  )
}

let page: Root
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  page = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => page.unmount())
  document.body.replaceChildren()
  sessionStorage.clear()
})

/** The same page for a given reader. */
async function pageOf(uid: number, of = 'note'): Promise<ReactNode> {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory(),
    context: { session: { uid } },
  })
  await router.load()
  return (
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the product's router has the same context
    <RouterContextProvider router={router as never}>
      <Words of={of} />
    </RouterContextProvider>
  )
}

async function readAs(uid: number, of?: string): Promise<void> {
  const read = await pageOf(uid, of)
  act(() => page.render(read))
}

const text = (): string => document.querySelector('button')?.textContent ?? ''
const write = (): void => act(() => document.querySelector('button')?.click())

it('what one account wrote is not shown to another that logs in while the page stays', async () => {
  await readAs(100_001)
  write()
  write()
  expect(text()).toBe('aa')
  await readAs(100_002)
  expect(text()).toBe('')
  write()
  expect(text()).toBe('a')
  await readAs(100_001)
  expect(text()).toBe('aa')
})

it('words about another thing are others', async () => {
  await readAs(100_001)
  write()
  await readAs(100_001, 'other')
  expect(text()).toBe('')
})

it('a draft does not stand against the server’s markup, which has none, and follows at once', async () => {
  await readAs(100_001)
  write()
  const again = await pageOf(100_001)
  const place = document.createElement('div')
  const drafts = Object.fromEntries(Object.entries(sessionStorage))
  sessionStorage.clear()
  place.innerHTML = renderToString(again)
  Object.assign(sessionStorage, drafts)
  const faults: unknown[] = []
  act(() => {
    hydrateRoot(place, again, { onRecoverableError: (error) => faults.push(error) })
  })
  expect(faults).toEqual([])
  expect(place.textContent).toBe('a')
})
