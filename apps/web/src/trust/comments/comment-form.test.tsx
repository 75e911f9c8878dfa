// @vitest-environment jsdom
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { i18nFor } from '../../shared/i18n/words.ts'
import { PreferencesContext, type Preferences } from '../../shared/preferences.ts'
import { CommentForm } from './comment-form.tsx'

vi.mock('../../shared/rich-text/index.ts', async (original) => ({
  ...(await original<object>()),
  RichField: ({ label }: { readonly label: string }) => <div className="rich">{label}</div>,
}))

const unasked = (): never => {
  throw new Error('nothing here asks for it')
}
const preferences: Preferences = { locale: 'en', theme: 'auto', setLocale: unasked, setTheme: unasked }

async function fieldsUnder(kind: 'ad' | 'goods' | 'notice') {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory(),
    context: { session: { uid: 100_001 }, client: {}, q: {} },
  })
  await router.load()
  const host = document.body.appendChild(document.createElement('div'))
  const page = createRoot(host)
  await act(async () =>
    page.render(
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the product's router has the same context
      <RouterContextProvider router={router as never}>
        <QueryClientProvider client={new QueryClient()}>
          <PreferencesContext value={preferences}>
            <I18nProvider i18n={i18nFor('en')}>
              <CommentForm place={{ kind, subjectId: 7 }} onDone={() => undefined} />
            </I18nProvider>
          </PreferencesContext>
        </QueryClientProvider>
      </RouterContextProvider>,
    ),
  )
  const found = { rich: host.querySelectorAll('.rich').length, plain: host.querySelectorAll('textarea').length }
  await act(async () => page.unmount())
  return found
}

it('a comment on an ad is rich text, one on goods or a notice is plain', async () => {
  expect(await fieldsUnder('ad')).toEqual({ rich: 1, plain: 0 })
  expect(await fieldsUnder('goods')).toEqual({ rich: 0, plain: 1 })
  expect(await fieldsUnder('notice')).toEqual({ rich: 0, plain: 1 })
})
