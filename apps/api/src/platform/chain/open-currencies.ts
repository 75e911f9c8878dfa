import { fail } from '@jindu/domain/errors'
import { CURRENCY_CODES, type CurrencyCode } from '@jindu/domain/money'
import { openCurrencies, type CurrencyUse } from '@jindu/domain/accounts/site'
import type { App } from '../app.ts'

type Parts = Pick<App, 'chains' | 'settings'>

/** The coins whose chain is connected. */
export function connectedCurrencies({ chains }: Pick<App, 'chains'>): readonly CurrencyCode[] {
  return CURRENCY_CODES.filter((code) => chains[code] !== undefined)
}

/** The coins that are open for a use now. */
export function openHere<T extends CurrencyUse>(app: Parts, use: T) {
  return openCurrencies(use, { ...app.settings.current(), connected: connectedCurrencies(app) })
}

/** @throws DomainError CURRENCY_NOT_ACCEPTED (currency) */
export function assertOpen(app: Parts, use: CurrencyUse, currency: CurrencyCode): void {
  const open: readonly CurrencyCode[] = openHere(app, use)
  if (!open.includes(currency)) fail('CURRENCY_NOT_ACCEPTED', { currency })
}
