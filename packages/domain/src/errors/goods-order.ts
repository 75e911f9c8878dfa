import type { ErrorArea } from './area.ts'

/** The escrow order over goods. Numbers from 4000. */
export const goodsOrderErrors = {
  ORDER_NOT_FOUND: { msCode: 4001, kind: 'missing' },
  ORDER_NOT_OPEN: { msCode: 4002, kind: 'conflict' },
  ORDER_CHANGED: { msCode: 4003, kind: 'conflict' },
  ORDER_WRONG_PARTY: { msCode: 4004, kind: 'forbidden' },
  ORDER_ALREADY_CONFIRMED: { msCode: 4005, kind: 'conflict' },
  ORDER_ALREADY_HELD: { msCode: 4006, kind: 'conflict' },
  ORDER_NOT_HELD: { msCode: 4007, kind: 'conflict' },
  ORDER_HOLD_DISABLED: { msCode: 4008, kind: 'conflict' },
  ORDER_PROTECTION_PASSED: { msCode: 4009, kind: 'conflict' },
  ORDER_PROTECTION_RUNNING: { msCode: 4010, kind: 'conflict' },
  ORDER_COMPLAINT_STANDS: { msCode: 4011, kind: 'conflict' },
} as const satisfies ErrorArea
