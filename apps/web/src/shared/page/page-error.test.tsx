// @vitest-environment jsdom
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { i18nFor } from '../i18n/words.ts'
import { PreferencesContext, type Preferences } from '../preferences.ts'
import { PageError } from './page-error.tsx'

const unasked = (): never => {
  throw new Error('nothing here asks for it')
}
const preferences: Preferences = { locale: 'en', theme: 'auto', setLocale: unasked, setTheme: unasked }

/** What a page says whose code throws. */
async function saidOf(error: Error): Promise<string> {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const root = createRootRoute()
  const page = createRoute({
    getParentRoute: () => root,
    path: '/personal/sales',
    errorComponent: PageError,
    component: (): ReactNode => {
      throw error
    },
  })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/personal/sales'] }),
  })
  await router.load()
  const host = document.body.appendChild(document.createElement('div'))
  const tree = createRoot(host, { onCaughtError: () => undefined })
  await act(async () =>
    tree.render(
      <PreferencesContext value={preferences}>
        <I18nProvider i18n={i18nFor('en')}>
          <RouterProvider router={router} />
        </I18nProvider>
      </PreferencesContext>,
    ),
  )
  const text = host.textContent
  await act(async () => tree.unmount())
  host.remove()
  return text
}

it('the error page claims nothing about money and shows no text of the browser', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  for (const error of [
    new DOMException("Failed to execute 'insertBefore' on 'Node'", 'NotFoundError'),
    new TypeError("Cannot read properties of undefined (reading 'id')"),
  ]) {
    const said = await saidOf(error)
    expect(said).toContain('This page could not be loaded')
    expect(said).toContain('A step that you took just before may have gone through.')
    expect(said).not.toMatch(/money|insertBefore|NotFound|properties/i)
  }
  vi.restoreAllMocks()
})
