// @vitest-environment jsdom
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { act, use, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { loadWords } from '../i18n/words.ts'
import { PreferencesContext, type Preferences } from '../preferences.ts'
import { Document } from './document.tsx'

it('a frame that renders anew gives the parts below the same preferences, so that those that still hydrate keep their markup', async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const given: (Preferences | null)[] = []
  function Part(): ReactNode {
    given.push(use(PreferencesContext))
    return null
  }
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory(),
    context: { locale: 'en', theme: 'auto', goodsView: 'cards', queryClient: {} },
  })
  await router.load()
  const page = createRoot(document)
  const frame = () => (
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the product's router has the same context
    <RouterContextProvider router={router as never}>
      <Document>
        <Part />
      </Document>
    </RouterContextProvider>
  )
  await act(async () => page.render(frame()))
  await act(async () => page.render(frame()))
  expect(given.length).toBeGreaterThan(1)
  expect(new Set(given).size).toBe(1)
  await act(async () => page.unmount())
})

it.each([
  ['en', 'Scripts are switched off in this browser'],
  ['zh-CN', '此浏览器已停用脚本'],
] as const)('readers without scripts read a sentence in their language (%s)', async (locale, words) => {
  await loadWords([], locale)
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory(),
    context: { locale, theme: 'auto', goodsView: 'cards', queryClient: {} },
  })
  await router.load()
  const html = renderToStaticMarkup(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the product's router has the same context
    <RouterContextProvider router={router as never}>
      <Document>{null}</Document>
    </RouterContextProvider>,
  )
  const sentence = /<noscript>(.*?)<\/noscript>/s.exec(html)?.[1] ?? ''
  expect(sentence).toContain(words)
})
