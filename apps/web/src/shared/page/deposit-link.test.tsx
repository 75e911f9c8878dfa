// @vitest-environment jsdom
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import type { CurrencyCode } from '@jindu/domain/money'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { DepositLink } from './deposit-link.tsx'

const every = { BTC: true, USDT: true, LTC: true }

/** Where the link leads on a site with these chains, or what stands in its place. */
async function linkOf(connected: readonly CurrencyCode[], depositsOpen: object, currency?: CurrencyCode) {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory(),
    context: { site: { connected, depositsOpen, withdrawalsOpen: every, paymentsOpen: every } },
  })
  await router.load()
  const host = document.createElement('div')
  const root = createRoot(host)
  const named = currency === undefined ? {} : { currency }
  await act(async () =>
    root.render(
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the product's router has the same context
      <RouterContextProvider router={router as never}>
        <DepositLink {...named} otherwise="closed">
          Deposit
        </DepositLink>
      </RouterContextProvider>,
    ),
  )
  const place = host.querySelector('a')?.getAttribute('href') ?? host.textContent
  await act(async () => root.unmount())
  return place
}

test('names the coin that is missing, else the first that can be deposited', async () => {
  expect(await linkOf(['LTC', 'BTC', 'USDT'], every, 'USDT')).toBe('/personal/assets/deposit?currency=USDT')
  expect(await linkOf(['LTC', 'BTC', 'USDT'], every, 'BTC')).toBe('/personal/assets/deposit?currency=BTC')
  expect(await linkOf(['LTC', 'BTC'], { ...every, LTC: false })).toBe('/personal/assets/deposit?currency=BTC')
})

test('a coin without a chain, or one that operators closed, is never offered', async () => {
  expect(await linkOf(['LTC', 'BTC'], every, 'USDT')).toBe('closed')
  expect(await linkOf(['LTC', 'BTC', 'USDT'], { ...every, USDT: false }, 'USDT')).toBe('closed')
  expect(await linkOf([], every)).toBe('closed')
})
