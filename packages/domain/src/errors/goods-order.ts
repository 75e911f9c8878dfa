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
  ORDER_ALREADY_COMPLAINED: { msCode: 4012, kind: 'conflict' },
  ORDER_NO_COMPLAINT: { msCode: 4013, kind: 'conflict' },
  ORDER_SPLIT_INVALID: { msCode: 4014, kind: 'input' },
  ORDER_RESPONSE_RUNNING: { msCode: 4015, kind: 'conflict' },
  ORDER_NO_PROPOSAL: { msCode: 4016, kind: 'conflict' },
  ORDER_PROPOSAL_OWN: { msCode: 4017, kind: 'conflict' },
  ORDER_PROPOSAL_CHANGED: { msCode: 4018, kind: 'conflict' },
  ORDER_RULING_PENDING: { msCode: 4019, kind: 'conflict' },
  ORDER_NO_RULING_PENDING: { msCode: 4020, kind: 'conflict' },
  ORDER_RULING_OWN: { msCode: 4021, kind: 'conflict' },
  ORDER_STATEMENT_INVALID: { msCode: 4022, kind: 'input' },
  ORDER_STATEMENTS_TOO_MANY: { msCode: 4023, kind: 'conflict' },
} as const satisfies ErrorArea
