// @vitest-environment jsdom
import type { ErrorCode } from '@jindu/domain/errors'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { i18nFor } from '../../../shared/i18n/words.ts'
import { PreferencesContext, type Preferences } from '../../../shared/preferences.ts'
import { FirstLine } from './first-line.tsx'

const unasked = (): never => {
  throw new Error('nothing here asks for it')
}
const preferences: Preferences = { locale: 'en', theme: 'auto', setLocale: unasked, setTheme: unasked }

let page: Root
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  page = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => page.unmount())
  document.body.replaceChildren()
})

async function open(kind: 'goods' | 'ad' | 'otcOffer', refusal: ErrorCode | null): Promise<void> {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory(),
    context: { session: { uid: 100_001 }, client: {}, q: {} },
  })
  await router.load()
  await act(async () =>
    page.render(
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the product's router has the same context
      <RouterContextProvider router={router as never}>
        <PreferencesContext value={preferences}>
          <I18nProvider i18n={i18nFor('en')}>
            <FirstLine subject={{ kind, id: 7 }} refusal={refusal} inPage />
          </I18nProvider>
        </PreferencesContext>
      </RouterContextProvider>,
    ),
  )
}

const fields = (): number => document.querySelectorAll('textarea').length
const words = (): string => document.body.textContent

it.each(['goods', 'ad', 'otcOffer'] as const)(
  'a first line over %s without the reply right offers the right in place of the field',
  async (kind) => {
    await open(kind, 'REPLY_RIGHT_REQUIRED')
    expect(fields()).toBe(0)
    expect(words()).toContain('Buy the right')
    await open(kind, 'RIGHT_WITHDRAWN')
    expect(fields()).toBe(0)
    expect(words()).toContain('See why')
    await open(kind, null)
    expect(fields()).toBe(1)
    expect(words()).not.toContain('Buy the right')
  },
)
