// @vitest-environment jsdom
import { I18nProvider } from '@lingui/react'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import type { Failure } from '../../../shared/errors/failure.ts'
import { i18nFor } from '../../../shared/i18n/words.ts'
import { useAgreedPrice } from './agreed-price.ts'
import { MovedPrice } from './moved-price.tsx'

type Agreed = ReturnType<typeof useAgreedPrice>

it('an offer whose price changed shows the old price and the new one, and is taken at the new one once it was confirmed', () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  let agreed: Agreed | undefined
  function Probe({ usdE8 }: { readonly usdE8: string }): ReactNode {
    agreed = useAgreedPrice({ currency: 'LTC', usdE8 })
    const { price, before } = agreed
    return before === null ? null : <MovedPrice from={before} to={price} sum="2.0000 LTC" />
  }
  const host = document.createElement('div')
  const root = createRoot(host)
  const show = (usdE8: string): void =>
    act(() =>
      root.render(
        <I18nProvider i18n={i18nFor('en')}>
          <Probe usdE8={usdE8} />
        </I18nProvider>,
      ),
    )
  const refuse = (code: 'OFFER_PRICE_CHANGED' | 'OTC_ORDER_TOO_MANY_OPEN', details: object): void =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what nothing here reads is left out
    act(() => agreed?.refused({ kind: 'refused', code, details, status: 409, fields: [] } as Failure))

  show('9767000000')
  // A market that moves on does not change what the reader is about to confirm.
  show('9800000000')
  expect(agreed?.price.usdE8).toBe('9767000000')
  refuse('OTC_ORDER_TOO_MANY_OPEN', {})
  expect(host.textContent).toBe('')
  refuse('OFFER_PRICE_CHANGED', { unitPrice: '9900000000' })
  expect(agreed?.price.usdE8).toBe('9900000000')
  expect(host.textContent).toContain('You saw $97.67. The price is $99.00 now')
  refuse('OFFER_PRICE_CHANGED', { unitPrice: '10000000000' })
  expect(host.textContent).toContain('You saw $99.00. The price is $100.00 now')
  act(() => root.unmount())
})
