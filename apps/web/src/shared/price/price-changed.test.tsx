import { I18nProvider } from '@lingui/react'
import { moneyToWire, usd } from '@jindu/domain/money'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { i18nFor } from '../i18n/words.ts'
import { PriceChanged } from './price-changed.tsx'
import type { PriceSeen } from './use-price-seen.ts'

const shown = (changed: PriceSeen['changed']): string =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18nFor('en')}>
      <PriceChanged of={{ changed, accept: () => undefined }} />
    </I18nProvider>,
  ).replaceAll(/<[^>]+>/g, '')

test('shows the old price and the new one, says that nothing was charged, and asks again', () => {
  expect(shown(null)).toBe('')
  const said = shown({ from: moneyToWire(usd(900)), to: moneyToWire(usd(950)) })
  expect(said).toContain('Price changed, nothing was charged')
  expect(said).toMatch(/You saw .?\$9\.00.?\. It is .?\$9\.50.? now\./u)
  expect(said).toMatch(/Go on at .?\$9\.50/u)
})
