import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { i18nFor } from '../../../shared/i18n/words.ts'
import { OrderFrozen } from './order-frozen.tsx'
import type { OrderInfo } from './order-info.ts'

const shown = (frozen: OrderInfo['frozen']): string =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18nFor('en')}>
      {/* oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what nothing here reads is left out */}
      <OrderFrozen order={{ frozen } as OrderInfo} />
    </I18nProvider>,
  )

test('an order says which side cannot answer, and that nothing is lost by it', () => {
  expect(shown({ buyer: false, seller: false })).toBe('')
  const buyer = shown({ buyer: true, seller: false })
  expect(buyer).toContain('The buyer’s account is frozen: they cannot answer')
  expect(buyer).toContain('the order is held and an arbiter hears it, instead of settling')
  const seller = shown({ buyer: false, seller: true })
  expect(seller).toContain('The seller’s account is frozen: they cannot answer')
  expect(seller).toContain('has the whole time to answer anew, once')
})
