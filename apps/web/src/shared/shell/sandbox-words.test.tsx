// @vitest-environment jsdom
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { i18nFor } from '../i18n/words.ts'
import { PreferencesContext, type Preferences } from '../preferences.ts'
import { Footer } from './footer.tsx'
import { SiteName } from './site-name.tsx'

const WEB = join(import.meta.dirname, '../../..')
const SANDBOX = /sandbox|simulated|test coins?|\bmined\b/i

/** A part of a page that is there in a sandbox alone. */
const GATE = /\bsandbox (?:\?|&&) /

/** Words behind another gate: a rate whose source is the sandbox, and a sheet that its page shows in a sandbox alone. */
const OTHER_GATES: Readonly<Record<string, readonly [gate: RegExp, file: string]>> = {
  'src/desk/staff/rates/rates-desk.tsx': [/\bsandbox: t`/, 'src/desk/staff/rates/rates-desk.tsx'],
  'src/otc/offers/fiat-rate-line.tsx': [/\bsandbox: <Trans>/, 'src/otc/offers/fiat-rate-line.tsx'],
  'src/otc/offers/market/market-page.tsx': [/source === 'none' \?/, 'src/otc/offers/market/market-page.tsx'],
  'src/wallet/wallet/deposit/faucet-sheet.tsx': [
    /sandbox && isOpen \? \(\s*<FaucetSheet/,
    'src/wallet/wallet/deposit/deposit-page.tsx',
  ],
}

test('each word of the sandbox stands where a production page cannot show it', () => {
  const origins = globSync('src/*/*/locales/zh-CN.po', { cwd: WEB })
    .concat(globSync('src/*/locales/zh-CN.po', { cwd: WEB }))
    .flatMap((catalogue) => readFileSync(join(WEB, catalogue), 'utf8').split('\n\n'))
    .filter((entry) => SANDBOX.test(/msgid (.*)/.exec(entry)?.[1] ?? ''))
    .flatMap((entry) => [...entry.matchAll(/^#: (\S+)/gm)].map(([, origin]) => origin))
  expect(origins.length).toBeGreaterThan(5)
  const open = origins.filter((origin = '') => {
    const [gate, file] = OTHER_GATES[origin] ?? [GATE, origin]
    return !gate.test(readFileSync(join(WEB, file), 'utf8'))
  })
  expect(open).toEqual([])
})

const unasked = (): never => {
  throw new Error('nothing here asks for it')
}
const preferences: Preferences = { locale: 'en', theme: 'auto', setLocale: unasked, setTheme: unasked }

test.each([true, false])('head and foot of every page name the sandbox where it is one: %s', async (sandbox) => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const siteName = { en: 'Jindu', 'zh-CN': '津渡' }
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory(),
    context: { site: { sandbox, siteName, protectionSeconds: 1_296_000 } },
  })
  await router.load()
  const host = document.createElement('div')
  const root = createRoot(host)
  await act(async () =>
    root.render(
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the product's router has the same context
      <RouterContextProvider router={router as never}>
        <PreferencesContext value={preferences}>
          <I18nProvider i18n={i18nFor('en')}>
            <SiteName />
            <Footer />
          </I18nProvider>
        </PreferencesContext>
      </RouterContextProvider>,
    ),
  )
  expect(host.textContent).toContain('Jindu')
  expect(SANDBOX.test(host.innerHTML)).toBe(sandbox)
  await act(async () => root.unmount())
})
