import type { ErrorArea } from './area.ts'

/** Amounts, currencies, rates and balances. Numbers from 1500. */
export const moneyErrors = {
  AMOUNT_REQUIRED: { msCode: 1501, kind: 'input' },
  AMOUNT_FORMAT: { msCode: 1502, kind: 'input' },
  AMOUNT_TOO_PRECISE: { msCode: 1503, kind: 'input' },
  AMOUNT_TOO_LARGE: { msCode: 1504, kind: 'input' },
  AMOUNT_NOT_POSITIVE: { msCode: 1505, kind: 'input' },
  CURRENCY_UNKNOWN: { msCode: 1506, kind: 'input' },
  CURRENCY_REQUIRED: { msCode: 1507, kind: 'input' },
  SETTLEMENT_CURRENCY_REQUIRED: { msCode: 1508, kind: 'input' },
  CURRENCY_NOT_ACCEPTED: { msCode: 1509, kind: 'input' },
  RATE_UNAVAILABLE: { msCode: 1510, kind: 'unavailable' },
  INSUFFICIENT_FUNDS: { msCode: 1511, kind: 'money' },
  BALANCE_EMPTY: { msCode: 1512, kind: 'money' },
  AMOUNT_EXCEEDS_BALANCE: { msCode: 1513, kind: 'money' },
  ASSET_MISMATCH: { msCode: 1514, kind: 'internal' },
  SPLIT_INVALID: { msCode: 1515, kind: 'internal' },
  BASIS_POINTS_INVALID: { msCode: 1516, kind: 'internal' },
  RATE_INVALID: { msCode: 1517, kind: 'internal' },
  LEDGER_UNBALANCED: { msCode: 1518, kind: 'internal' },
  LEDGER_POSTING_INVALID: { msCode: 1519, kind: 'internal' },
  LEDGER_ALREADY_POSTED: { msCode: 1520, kind: 'conflict' },
  RATE_CHANGED: { msCode: 1521, kind: 'conflict' },
} as const satisfies ErrorArea
