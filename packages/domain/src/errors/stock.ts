import type { ErrorArea } from './area.ts'

/** Stock of secrets, and the sealed delivery of an order. Numbers from 3500. */
export const stockErrors = {
  GOODS_SOLD_OUT: { msCode: 3501, kind: 'conflict' },
  STOCK_TOO_LOW: { msCode: 3502, kind: 'conflict' },
  STOCK_SECRETS_REQUIRED: { msCode: 3503, kind: 'input' },
  STOCK_SECRET_TOO_LONG: { msCode: 3504, kind: 'input' },
  STOCK_TOO_MANY_SECRETS: { msCode: 3505, kind: 'input' },
  STOCK_FULL: { msCode: 3506, kind: 'limit' },
  STOCK_REMAINS: { msCode: 3507, kind: 'conflict' },
  STOCK_NOT_UNITS: { msCode: 3508, kind: 'conflict' },
  STOCK_SECRET_NOT_FOUND: { msCode: 3509, kind: 'missing' },
  STOCK_SECRET_SOLD: { msCode: 3510, kind: 'conflict' },
  LOW_STOCK_INVALID: { msCode: 3511, kind: 'input' },
  CSV_INVALID: { msCode: 3512, kind: 'input' },
  DELIVERY_RETURNED: { msCode: 3513, kind: 'conflict' },
  DELIVERY_UNIT_NOT_FOUND: { msCode: 3514, kind: 'missing' },
  STOCK_SECRET_INVISIBLE: { msCode: 3515, kind: 'input' },
  STOCK_BATCH_INVALID: { msCode: 3516, kind: 'input' },
  STOCK_SECRET_KNOWN: { msCode: 3517, kind: 'conflict' },
  REPLACEMENT_STOCK_LOW: { msCode: 3518, kind: 'conflict' },
  REPLACEMENT_COUNT: { msCode: 3519, kind: 'input' },
  REPLACEMENT_REMARK: { msCode: 3520, kind: 'input' },
  DELIVERY_UNIT_REPLACED: { msCode: 3521, kind: 'conflict' },
  DELIVERY_REPLACED_OFTEN: { msCode: 3522, kind: 'limit' },
} as const satisfies ErrorArea
