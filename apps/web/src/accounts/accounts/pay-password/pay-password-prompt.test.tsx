// @vitest-environment jsdom
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { i18nFor } from '../../../shared/i18n/words.ts'
import { PreferencesContext, type Preferences } from '../../../shared/preferences.ts'
import { passwordDigest } from '../../../shared/password/digest.ts'
import { PayPasswordPrompt } from './pay-password-prompt.tsx'
import { usePayPasswordEntry } from './use-pay-password-entry.ts'

const unasked = (): never => {
  throw new Error('no preference is changed here')
}
const preferences: Preferences = { locale: 'en', theme: 'auto', setLocale: unasked, setTheme: unasked }
const verify = vi.fn<(input: { readonly password: string }) => Promise<object>>()
const paid = vi.fn<(isRight: boolean) => void>()

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what nothing here reads is left out
const CONTEXT = {
  session: null,
  client: { accounts: { verifyPayPassword: { mutate: verify } } },
  q: {
    site: { settings: { queryOptions: () => ({ queryKey: ['settings'], queryFn: () => ({}), enabled: false }) } },
    accounts: {
      payPasswordStatus: { queryOptions: () => ({ queryKey: ['status'] }), invalidate: () => Promise.resolve() },
    },
  },
} as never

/** A form whose own button also verifies, such as a purchase. */
function Purchase(): ReactNode {
  const entry = usePayPasswordEntry()
  const pay = async (): Promise<void> => paid(await entry.pass())
  return (
    <>
      <PayPasswordPrompt onVerified={() => undefined} entry={entry} />
      <button type="button" disabled={!entry.isReady} onClick={() => void pay()}>
        Pay
      </button>
    </>
  )
}

let page: Root
beforeEach(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  verify.mockReset()
  paid.mockReset()
  page = createRoot(document.body.appendChild(document.createElement('div')))
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory(),
    context: CONTEXT,
  })
  await router.load()
  await act(async () =>
    page.render(
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the product's router has the same context
      <RouterContextProvider router={router as never}>
        <QueryClientProvider client={new QueryClient()}>
          <PreferencesContext value={preferences}>
            <I18nProvider i18n={i18nFor('en')}>
              <Purchase />
            </I18nProvider>
          </PreferencesContext>
        </QueryClientProvider>
      </RouterContextProvider>,
    ),
  )
})
afterEach(async () => {
  await act(async () => page.unmount())
  document.body.replaceChildren()
})

const button = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
const press = (name: string): Promise<void> => act(async () => button(name)?.click())

async function type(text: string): Promise<void> {
  const field = document.querySelector('input')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

it('stays ready while it is being verified: the press that pays in that moment joins, and goes on with the answer', async () => {
  const answer = Promise.withResolvers<object>()
  verify.mockReturnValue(answer.promise)
  await type('Pay-1234')
  await press('Verify')
  expect(button('Pay')?.disabled).toBe(false)
  await press('Pay')
  expect(paid.mock.calls).toEqual([])
  await act(async () => answer.resolve({}))
  expect([verify.mock.calls, paid.mock.calls]).toEqual([[[{ password: passwordDigest('Pay-1234') }]], [[true]]])
})

it('refused, lets both presses know, and is asked anew by the next', async () => {
  const refusal = Promise.withResolvers<object>()
  verify.mockReturnValueOnce(refusal.promise).mockResolvedValueOnce({})
  await type('Pay-1234')
  await press('Verify')
  await press('Pay')
  await act(async () => refusal.reject(new Error('the login was not renewed')))
  expect(paid.mock.calls).toEqual([[false]])
  expect(document.activeElement).toBe(document.querySelector('input'))
  expect(button('Pay')?.disabled).toBe(true)
  await press('Verify')
  expect(verify).toHaveBeenCalledTimes(2)
})

it('what was typed anew meanwhile is another question', async () => {
  verify.mockReturnValue(new Promise(() => undefined))
  await type('Pay-1234')
  await press('Verify')
  await type('Pay-12345')
  await press('Pay')
  expect(verify.mock.calls).toEqual([
    [{ password: passwordDigest('Pay-1234') }],
    [{ password: passwordDigest('Pay-12345') }],
  ])
})
