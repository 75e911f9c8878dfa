import type { Withdrawal } from './states.ts'

/** Numbers of the status field (wallet-and-otc.md §4). */
export const WITHDRAWAL_STATUS_NUMBERS = {
  pending: 0,
  approved: 1,
  signed: 1,
  broadcast: 1,
  completed: 2,
  failed: 4,
  reviewFailed: 5,
  revoked: 6,
} as const satisfies Record<Withdrawal['kind'], number>

/** The list a withdrawal is in: 0 pending, 1 completed, 2 failed (the `flag` of getWithdrawalRecord). */
export const WITHDRAWAL_FLAGS = {
  pending: 0,
  approved: 0,
  signed: 0,
  broadcast: 0,
  completed: 1,
  failed: 2,
  reviewFailed: 2,
  revoked: 2,
} as const satisfies Record<Withdrawal['kind'], 0 | 1 | 2>

/** The state fields of a withdrawal as the `Ms*` calls name them; empty text for none. */
export interface WithdrawalWire {
  readonly status: 0 | 1 | 2 | 4 | 5 | 6
  readonly remark: string
  readonly tx: string
}

/**
 * The state fields of a withdrawal as the `Ms*` calls name them (wallet-and-otc.md §3).
 * @example
 * withdrawalWire(withdrawal) // { status: 0, remark: '', tx: '' }
 */
export function withdrawalWire(state: Withdrawal): WithdrawalWire {
  return {
    status: WITHDRAWAL_STATUS_NUMBERS[state.kind],
    remark: 'remark' in state ? state.remark : '',
    tx: 'tx' in state ? (state.tx ?? '') : '',
  }
}
