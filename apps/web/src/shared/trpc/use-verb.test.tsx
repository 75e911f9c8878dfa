// @vitest-environment jsdom
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { i18nFor } from '../i18n/words.ts'
import { PreferencesContext, type Preferences } from '../preferences.ts'
import { useVerb } from './use-verb.ts'

const unasked = (): never => {
  throw new Error('nothing here asks for it')
}
const preferences: Preferences = { locale: 'en', theme: 'auto', setLocale: unasked, setTheme: unasked }

interface Order {
  readonly of: { readonly id: number; readonly files: readonly string[] }
}

const press = (nth: number): Promise<void> =>
  act(async () => {
    document.querySelectorAll('button')[nth]?.click()
    await Promise.resolve()
  })

it('a second press of the same while the first is under way sends nothing, and what became of the first is shown', async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const first = Promise.withResolvers<string>()
  const call = vi.fn<(client: unknown, input: Order) => Promise<string>>(() => first.promise)
  function Verb(): ReactNode {
    const verb = useVerb(call, { quiet: true, changes: [] })
    return (
      <>
        {[7, 8].map((id) => (
          <button key={id} type="button" onClick={() => verb.mutate({ of: { id, files: [] } })}>
            {id}
          </button>
        ))}
        <p>{verb.error?.message ?? verb.data ?? verb.status}</p>
      </>
    )
  }
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory(),
    context: { session: null, client: {}, q: {} },
  })
  await router.load()
  const page = createRoot(document.body.appendChild(document.createElement('div')))
  act(() =>
    page.render(
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the product's router has the same context
      <RouterContextProvider router={router as never}>
        <QueryClientProvider client={new QueryClient()}>
          <PreferencesContext value={preferences}>
            <I18nProvider i18n={i18nFor('en')}>
              <Verb />
            </I18nProvider>
          </PreferencesContext>
        </QueryClientProvider>
      </RouterContextProvider>,
    ),
  )
  await press(0)
  await press(0)
  expect(call).toHaveBeenCalledOnce()
  await press(1)
  expect(call).toHaveBeenCalledTimes(2)
  await act(async () => {
    first.reject(new Error('refused'))
    await first.promise.catch(() => undefined)
  })
  await vi.waitFor(() => expect(document.querySelector('p')?.textContent).toBe('refused'))
  await press(1)
  expect(call).toHaveBeenCalledTimes(3)
  act(() => page.unmount())
})
