import type { CurrencyCode } from '@jindu/domain/money'
import { useSite } from '../../../shared/session/session.ts'

const SPECIFIED = ['LTC', 'BTC'] as const satisfies readonly CurrencyCode[]
const SIMULATED = [...SPECIFIED, 'USDT'] as const satisfies readonly CurrencyCode[]

/** Coins that can be paid in: LTC and BTC (wallet-and-otc.md §2); the sandbox simulates a chain for USDT too. */
export function useDepositCurrencies(): readonly CurrencyCode[] {
  return useSite().sandbox ? SIMULATED : SPECIFIED
}

/** The coin of the address, or LTC, the first of the choice. */
export function useDepositCurrency(asked: CurrencyCode | undefined): CurrencyCode {
  const accepted = useDepositCurrencies()
  return asked !== undefined && accepted.includes(asked) ? asked : 'LTC'
}
