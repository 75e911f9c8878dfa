import type { ErrorArea } from './area.ts'

/** Moves between a user's own fund and fiat-trade balances. Numbers from 5400. */
export const internalTransferErrors = {
  INTERNAL_TRANSFER_NOT_FOUND: { msCode: 5401, kind: 'missing' },
  INTERNAL_TRANSFER_NOT_PENDING: { msCode: 5402, kind: 'conflict' },
  INTERNAL_TRANSFER_WRONG_PARTY: { msCode: 5403, kind: 'forbidden' },
  INTERNAL_TRANSFER_OWN: { msCode: 5404, kind: 'forbidden' },
} as const satisfies ErrorArea
