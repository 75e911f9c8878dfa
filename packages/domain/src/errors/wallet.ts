import type { ErrorArea } from './area.ts'

/** Deposits and transfers between users. Numbers from 5000. */
export const walletErrors = {
  RECIPIENT_REQUIRED: { msCode: 5001, kind: 'input' },
  RECIPIENT_UNKNOWN: { msCode: 5002, kind: 'missing' },
  RECIPIENT_IS_SELF: { msCode: 5003, kind: 'input' },
  RECIPIENT_FROZEN: { msCode: 5004, kind: 'conflict' },
  DEPOSIT_ADDRESS_LIMIT: { msCode: 5005, kind: 'limit' },
  DEPOSIT_NOT_FOUND: { msCode: 5006, kind: 'missing' },
  CHAIN_UNAVAILABLE: { msCode: 5007, kind: 'unavailable' },
  COIN_HELD: { msCode: 5008, kind: 'money' },
  DEPOSITS_PAUSED: { msCode: 5009, kind: 'unavailable' },
} as const satisfies ErrorArea
