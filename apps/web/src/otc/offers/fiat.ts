import { fiatFor, formatFiat, formatUsd, usd, type FiatRate, type Money } from '@jindu/domain/money'
import type { Locale } from '@jindu/domain/text'
import { useQuery } from '@tanstack/react-query'
import type { ApiOutputs } from '../../shared/trpc/types.ts'
import { useApi } from '../../shared/trpc/use-api.ts'
import type { Offer } from './offer.ts'
import { READ_EVERY_MS } from './use-market-rate.ts'

/** A sum as the server sends it. */
type Sum = ApiOutputs['otcOrders']['info']['toPay']

/** `92.13 EUR`, `$100.00` */
export const sumText = ({ fiat, units }: Pick<Sum, 'fiat' | 'units'>): string =>
  fiat === 'USD' ? formatUsd(usd(BigInt(units))) : formatFiat({ fiat, units: BigInt(units) })

/** What dollars come to at a rate now, as the order would fix it; null for dollars, and without a rate. */
export function sumFor(rate: Offer['fiatRate'], dollars: Money<'USD'>) {
  return rate === null ? null : fiatFor(dollars, exactRate(rate))
}

export const exactRate = ({ fiat, perUsdE8 }: NonNullable<Offer['fiatRate']>): FiatRate => ({
  fiat,
  perUsdE8: BigInt(perUsdE8),
})

/** Whether the sum of an offer cannot be fixed now. */
export const isSumUnknown = ({ fiat, fiatRate }: Pick<Offer, 'fiat' | 'fiatRate'>): boolean =>
  fiat !== 'USD' && fiatRate === null

/** `EUR · Euro` */
export function fiatName(fiat: Offer['fiat'], locale: Locale): string {
  const name = new Intl.DisplayNames(locale, { type: 'currency' }).of(fiat) ?? fiat
  return name === fiat ? fiat : `${fiat} · ${name}`
}

/** The currencies that offers may be paid in; dollars alone until loaded. */
export function useFiats(): readonly ApiOutputs['otcOffers']['fiats']['data'][number][] {
  const { q } = useApi()
  const { data } = useQuery({ ...q.otcOffers.fiats.queryOptions({}), refetchInterval: READ_EVERY_MS })
  return data?.data ?? [{ fiat: 'USD', rate: null }]
}
