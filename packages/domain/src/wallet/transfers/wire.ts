import type { InternalTransferTarget } from '../../ledger/index.ts'
import type { InternalTransfer } from './states.ts'

/** Numbers of the status field (wallet-and-otc.md §4). */
export const INTERNAL_TRANSFER_STATUS_NUMBERS = { pending: 0, completed: 1, rejected: 2 } as const satisfies Record<
  InternalTransfer['kind'],
  number
>

/** Numbers of the type parameter: 1 to the fiat-trade balance, 2 to the fund balance. */
export const INTERNAL_TRANSFER_TYPE_NUMBERS = { otc: 1, fund: 2 } as const satisfies Record<
  InternalTransferTarget,
  number
>

/**
 * The call's rule: 1 fills the fiat-trade balance, anything else the fund balance.
 * @example
 * internalTransferTarget(1) // 'otc'
 */
export function internalTransferTarget(type: number): InternalTransferTarget {
  return type === INTERNAL_TRANSFER_TYPE_NUMBERS.otc ? 'otc' : 'fund'
}
