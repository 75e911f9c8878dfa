import { CURRENCY_CODES, FIAT_CODES, type CurrencyCode } from '@jindu/domain/money'
import { PAYMENT_METHODS } from '@jindu/domain/otc/offers'
import { rules } from '@jindu/domain/rules'
import { readDigits, readOneOf, readPage, search } from '../../../shared/search-params/read.ts'

const { first, maximumDigits } = rules.uid

export const SIDES = ['buy', 'sell'] as const

/** Minimum number of different partners, without any malicious mark. */
export const TRUST = ['0', '10', '50'] as const

const LARGEST_AMOUNT = 1_000_000_000

/** Search parameters of the market: the reader's side, and filters of the offers. */
export const readMarket = (raw: Record<string, unknown>) => {
  const amount = readDigits(raw, 'amount')
  const trader = readDigits(raw, 'trader')
  return search({
    side: readOneOf(raw, 'side', SIDES),
    currency: readOneOf(raw, 'currency', CURRENCY_CODES),
    amount: amount === undefined || amount === 0 || amount > LARGEST_AMOUNT ? undefined : amount,
    method: readOneOf(raw, 'method', PAYMENT_METHODS),
    fiat: readOneOf(raw, 'fiat', FIAT_CODES),
    trust: readOneOf(raw, 'trust', TRUST),
    mine: readOneOf(raw, 'mine', ['1'] as const),
    trader: trader === undefined || trader < first || trader >= 10 ** maximumDigits ? undefined : trader,
    page: readPage(raw),
  })
}

export type MarketAddress = ReturnType<typeof readMarket>

export const ROWS = 10

/** The displayed coin: the one in the URL, unless it cannot be traded here. */
export const shownCurrency = ({ currency }: MarketAddress, open: readonly CurrencyCode[]): CurrencyCode =>
  open.find((code) => code === currency) ?? open[0] ?? 'LTC'

/**
 * Query input for the parameters; a buyer reads sell offers.
 * @param open coins that are traded here
 */
export function marketInput(address: MarketAddress, open: readonly CurrencyCode[]) {
  const { side = 'buy', amount, method, fiat, trust, mine, trader, page = 1 } = address
  return {
    side: side === 'buy' ? ('sell' as const) : ('buy' as const),
    currency: shownCurrency(address, open),
    page,
    limit: ROWS,
    ...(amount === undefined ? {} : { amount: { asset: 'USD' as const, units: `${amount}00` } }),
    ...(method === undefined ? {} : { method }),
    ...(fiat === undefined ? {} : { fiat }),
    ...(trust === undefined ? {} : { trust: Number(trust) }),
    ...(mine === undefined ? {} : { takeable: true }),
    ...(trader === undefined ? {} : { ownerUid: trader }),
  }
}
