import type { CurrencyCode } from '@jindu/domain/money'
import { rules } from '@jindu/domain/rules'
import type { App } from '../../platform/app.ts'

/** What is smaller is not credited: on a chain where each address must be collected from, it would cost more than it is. 0: everything is. */
export function smallestDeposit({ chains }: Pick<App, 'chains'>, currency: CurrencyCode): bigint {
  return chains[currency]?.holds === 'accounts' ? BigInt(rules.wallet.evm.smallestDepositUnits) : 0n
}
