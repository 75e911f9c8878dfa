import type { CurrencyCode } from '@jindu/domain/money'
import { rules } from '@jindu/domain/rules'
import type { App } from '../../platform/app.ts'

/** Smaller deposits are not credited: sweeping them would cost more than they are worth. 0: every deposit is credited. */
export function smallestDeposit({ chains }: Pick<App, 'chains'>, currency: CurrencyCode): bigint {
  return chains[currency]?.holds === 'accounts' ? BigInt(rules.wallet.evm.smallestDepositUnits) : 0n
}
