// @vitest-environment jsdom
import { parseRate } from '@jindu/domain/money'
import { defaultSiteSettings } from '@jindu/domain/accounts/site'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PreferencesContext, type Preferences } from '../../shared/preferences.ts'
import { checkOffer, type TypedOffer } from './offer-draft.ts'
import { useOfferProblems } from './use-offer-problems.ts'

const EMPTY: TypedOffer = {
  side: 'sell',
  currency: 'LTC',
  fiat: 'USD',
  paySeconds: null,
  total: '',
  pricing: 'fixed',
  unitPrice: '100',
  trigger: '',
  marginSide: 'over',
  margin: '',
  floor: '',
  ceiling: '',
  minimum: '',
  maximum: '',
  registerDays: '',
  goodsTrade: '',
  otcTradeAmount: '',
  otcMaliciousTimes: '',
  methods: [],
  payees: [],
  remark: '',
  greeting: '',
  hours: null,
}
const bounds = { market: parseRate('LTC', '98.5'), limits: defaultSiteSettings }

const unasked = (): never => {
  throw new Error('an offer changes no preference')
}
const preferences: Preferences = { locale: 'en', theme: 'auto', setLocale: unasked, setTheme: unasked }

/** A server refusal as the API client reports it. */
const refusal = (code: string): Error =>
  Object.assign(new Error(code), {
    name: 'TRPCClientError',
    data: { httpStatus: 400, domain: { code, details: {}, fields: [] } },
  })

function Form({ typed }: { readonly typed: TypedOffer }): ReactNode {
  const { said, try: tried, refuse, changed, reset } = useOfferProblems(typed, checkOffer(typed, bounds).problems)
  return (
    <>
      <output>{(['unitPrice', 'total', 'methods'] as const).map(said).join('|')}</output>
      <button type="button" aria-label="try" onClick={tried} />
      <button type="button" aria-label="refuse" onClick={() => refuse(refusal('OFFER_PRICE_BELOW_FLOOR'))} />
      <button type="button" aria-label="change" onClick={changed} />
      <button type="button" aria-label="reset" onClick={reset} />
    </>
  )
}

let page: Root
const draw = (typed: TypedOffer) =>
  act(async () =>
    page.render(
      <PreferencesContext value={preferences}>
        <Form typed={typed} />
      </PreferencesContext>,
    ),
  )
const said = () => document.querySelector('output')?.textContent
const press = (title: string) =>
  act(async () => document.querySelector<HTMLElement>(`[aria-label="${title}"]`)?.click())

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  page = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => page.unmount())
  document.body.replaceChildren()
  vi.useRealTimers()
})

it('what was typed is judged when typing rests, what was left out when somebody tries', async () => {
  await draw(EMPTY)
  await draw({ ...EMPTY, total: '1' })
  expect(said()).toBe('||')
  await act(async () => vi.advanceTimersByTime(1_000))
  expect(said()).toBe('|minimum publish quantity is 20|')
  await press('try')
  expect(said()).toBe('|minimum publish quantity is 20|Choose at least one payment method.')
})

it('a refusal of the server stands at its field until something is changed', async () => {
  await draw({ ...EMPTY, total: '20' })
  await press('refuse')
  expect(said()).toBe('unit price below 50% of market price||')
  await press('change')
  expect(said()).toBe('||')
})

it('a form that begins anew says nothing of what is left out, until somebody tries again', async () => {
  const before = { ...EMPTY, unitPrice: '' }
  await draw(before)
  await press('try')
  await press('refuse')
  expect(said()).toContain('Choose at least one payment method.')
  await press('reset')
  expect(said()).toBe('||')
})
