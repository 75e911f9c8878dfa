import type { ErrorArea } from './area.ts'

/** Withdrawals to an external address. Numbers from 5200. */
export const withdrawalErrors = {
  WITHDRAWAL_ADDRESS_REQUIRED: { msCode: 5201, kind: 'input' },
  WITHDRAWAL_ADDRESS_INVALID: { msCode: 5202, kind: 'input' },
  WITHDRAWAL_TRADE_PASSWORD_REQUIRED: { msCode: 5203, kind: 'input' },
  WITHDRAWAL_BELOW_MINIMUM: { msCode: 5204, kind: 'input' },
  WITHDRAWAL_NOT_FOUND: { msCode: 5205, kind: 'missing' },
  WITHDRAWAL_NOT_PENDING: { msCode: 5206, kind: 'conflict' },
  WITHDRAWAL_NOT_PROCESSING: { msCode: 5207, kind: 'conflict' },
  WITHDRAWAL_ENDED: { msCode: 5208, kind: 'conflict' },
  WITHDRAWAL_WRONG_PARTY: { msCode: 5209, kind: 'forbidden' },
  WITHDRAWAL_BROADCAST: { msCode: 5210, kind: 'conflict' },
  WITHDRAWAL_NOT_BROADCAST: { msCode: 5211, kind: 'conflict' },
  WITHDRAWAL_REMARK_REQUIRED: { msCode: 5212, kind: 'input' },
  WITHDRAWAL_TX_REQUIRED: { msCode: 5213, kind: 'input' },
  WITHDRAWAL_OWN: { msCode: 5214, kind: 'forbidden' },
} as const satisfies ErrorArea
