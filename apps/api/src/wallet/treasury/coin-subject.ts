import type { CurrencyCode } from '@jindu/domain/money'
import { CURRENCIES, CURRENCY_CODES } from '@jindu/domain/money'
import type { DescribeSubjects } from '../../records/messages/index.ts'
import type { walletCoin } from './tables.ts'

/** A coin in the audit, by its wire number. */
export const coinSubject = (currency: CurrencyCode) => ({ kind: 'coin', id: CURRENCIES[currency].id }) as const

/** One coin of our wallet in the audit. */
export const coinFacts = ({ id, txid, outputIndex, amountUnits }: typeof walletCoin.$inferSelect) => ({
  coinId: id,
  coin: `${txid}:${outputIndex}`,
  amount: amountUnits.toString(),
})

/** Coins as a message names them. */
export const describeCoins: DescribeSubjects = (_, ids) =>
  Promise.resolve(
    new Map(
      CURRENCY_CODES.filter((code) => ids.includes(CURRENCIES[code].id)).map((code) => [
        CURRENCIES[code].id,
        { title: code, amount: null, within: {} },
      ]),
    ),
  )
