// @vitest-environment jsdom
import { money, moneyToWire } from '@jindu/domain/money'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { i18nFor } from '../../shared/i18n/words.ts'
import { serverNow } from '../../shared/time/server-clock.ts'
import { PreferencesContext, type Preferences } from '../../shared/preferences.ts'
import { OtcActions } from './otc-actions.tsx'
import { OtcClock } from './otc-clock.tsx'
import type { OtcOrder } from './order.ts'

const unasked = (): never => {
  throw new Error('nothing here asks for it')
}
const preferences: Preferences = { locale: 'en', theme: 'auto', setLocale: unasked, setTheme: unasked }

/** The fields of an unpaid order that its buyer's steps read. */
const unpaid = (
  cancellations: OtcOrder['cancellations'],
  cancel: Omit<OtcOrder['allowedEvents'][number], 'event'>,
): OtcOrder =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what nothing here reads is left out
  ({
    id: 7,
    role: 'buyer',
    status: 'open',
    amount: moneyToWire(money('LTC', 1_001n)),
    proceeds: {
      gross: moneyToWire(money('LTC', 1_001n)),
      fee: moneyToWire(money('LTC', 0n)),
      net: moneyToWire(money('LTC', 1_001n)),
    },
    buyer: { uid: 100_001 },
    seller: { uid: 100_002 },
    offer: { side: 'sell', ongoing: true },
    dispute: { proposal: null },
    frozen: { buyer: false, seller: false },
    allowedEvents: [{ event: 'cancel', ...cancel }],
    cancellations,
  }) as OtcOrder

/** The buyer has an hour, of which so many seconds have passed. */
const waiting = (over: number): OtcOrder => {
  const from = serverNow() - over
  const timer = {
    kind: 'payment',
    from,
    windowSeconds: 3_600,
    countsTo: from + 3_600,
    pausedUntil: null,
    pausesAt: null,
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what nothing here reads is left out
  return {
    timer,
    settleDemand: 'settles',
    frozen: { buyer: false, seller: false },
    makerHours: null,
    progress: 'awaitingPayment',
  } as unknown as OtcOrder
}

let page: Root
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  page = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => page.unmount())
  document.body.replaceChildren()
})

/** Nobody is logged in, so the pay password's state is unknown. */
const accounts = { payPasswordStatus: { queryOptions: () => ({ queryKey: ['payPasswordStatus'] }) } }

/** Renders a sheet of the order as its page does. */
async function show(sheet: ReactNode, queryClient = new QueryClient()): Promise<string> {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory(),
    context: { session: null, site: { now: serverNow() }, client: {}, q: { accounts } },
  })
  await router.load()
  act(() =>
    page.render(
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the product's router has the same context
      <RouterContextProvider router={router as never}>
        <QueryClientProvider client={queryClient}>
          <PreferencesContext value={preferences}>
            <I18nProvider i18n={i18nFor('en')}>{sheet}</I18nProvider>
          </PreferencesContext>
        </QueryClientProvider>
      </RouterContextProvider>,
    ),
  )
  return document.body.textContent
}

const isOpen = (): boolean => document.querySelector('button')?.disabled === false

it('who may cancel reads how often, and before the last time that it is the last', async () => {
  expect(await show(<OtcActions order={unpaid({ left: 3, secondsLeft: null }, { allowed: true })} />)).toContain(
    'You may cancel 3 orders',
  )
  expect(await show(<OtcActions order={unpaid({ left: 1, secondsLeft: null }, { allowed: true })} />)).toContain(
    'It is the last',
  )
  expect(isOpen()).toBe(true)
})

it.each([
  ['asks for the pay password while it is locked', { lockedUntil: serverNow() + 600, verifiedUntil: 0 }, true],
  ['asks for no pay password while it is verified', { lockedUntil: null, verifiedUntil: serverNow() + 600 }, false],
])('the panel %s, beside the steps', async (_, status, asks) => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(['payPasswordStatus'], { set: true, ...status })
  const said = await show(<OtcActions order={unpaid(null, { allowed: true })} />, queryClient)
  expect(said.includes('Verify it here once, or with the step.')).toBe(asks)
  expect(said).toContain('Cancel the order')
})

it('the step that is waited for stands first, what is not allowed now is folded', async () => {
  const order = unpaid(null, { allowed: true })
  const steps: OtcOrder['allowedEvents'] = [
    { event: 'requireCancel', allowed: false, reason: 'OTC_ORDER_CANCELLED_TOO_OFTEN', details: { secondsLeft: 60 } },
    { event: 'hold', allowed: true },
    { event: 'release', allowed: true },
  ]
  await show(<OtcActions order={{ ...order, role: 'seller', allowedEvents: steps }} />)
  const titles = [...document.querySelectorAll('button')].map(({ textContent }) => textContent)
  expect(titles.slice(0, 3)).toEqual(['Release the coin', 'Put on hold', 'Demand cancellation'])
  const folded = document.querySelector('details')
  expect(folded?.open).toBe(false)
  expect(folded?.textContent).toContain('Demand cancellation')
  expect(folded?.querySelectorAll('button')).toHaveLength(1)
})

it('who cancelled too often sees the step with the time until it opens again', async () => {
  const none = { allowed: false, reason: 'OTC_ORDER_CANCELLED_TOO_OFTEN', details: { secondsLeft: 7_200 } } as const
  const said = await show(<OtcActions order={unpaid({ left: 0, secondsLeft: 7_200 }, none)} />)
  expect(said).toContain('another in 2 h')
  expect(isOpen()).toBe(false)
})

it.each([
  [1_000, 'nothing of a warning', null],
  [2_000, 'that half is over', 'Half the time is over. Both sides were told.'],
  [3_000, 'that the last quarter runs', 'The last quarter runs. Both sides were told.'],
])('after %i of 3 600 seconds the clock says %s', async (over, _, words) => {
  await show(<OtcClock order={waiting(over)} />)
  expect(document.querySelector('output')?.textContent ?? null).toBe(words)
})

it.each([
  ['the seller', 'The seller’s account is frozen: they cannot answer'],
  ['the buyer', 'The buyer’s account is frozen: they cannot answer'],
  ['either side', 'Both accounts are frozen: nobody can answer'],
])('while %s cannot answer the page says so, and what a demand then does', async (who, words) => {
  const order: OtcOrder = { ...waiting(0), role: who === 'the seller' ? 'buyer' : 'seller' }
  expect(await show(<OtcClock order={order} />)).not.toContain('frozen')
  const frozen = { buyer: who !== 'the seller', seller: who !== 'the buyer' }
  const said = await show(<OtcClock order={{ ...order, frozen }} />)
  expect(said).toContain(words)
  expect(said).toContain('an arbiter hears the order, and it counts against nobody')
  expect(await show(<OtcClock order={{ ...order, frozen, role: 'staff' }} />)).toContain(words)
})
