// @vitest-environment jsdom
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
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

/** Renders the same page for a given reader. */
async function readAs(uid: number, of = 'note'): Promise<void> {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory(),
    context: { session: { uid } },
  })
  await router.load()
  act(() =>
    page.render(
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the product's router has the same context
      <RouterContextProvider router={router as never}>
        <Words of={of} />
      </RouterContextProvider>,
    ),
  )
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
