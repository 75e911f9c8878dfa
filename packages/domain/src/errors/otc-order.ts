import type { ErrorArea } from './area.ts'

/** OTC orders between a buyer and a seller of coin. Numbers from 7000. */
export const otcOrderErrors = {
  OTC_ORDER_NOT_FOUND: { msCode: 7001, kind: 'missing' },
  OTC_ORDER_NOT_OPEN: { msCode: 7002, kind: 'conflict' },
  OTC_ORDER_WRONG_PARTY: { msCode: 7003, kind: 'forbidden' },
  OTC_ORDER_ALREADY_PAID: { msCode: 7004, kind: 'conflict' },
  OTC_ORDER_NOT_PAID: { msCode: 7005, kind: 'conflict' },
  OTC_ORDER_HELD: { msCode: 7006, kind: 'conflict' },
  OTC_ORDER_COMPLAINT_STANDS: { msCode: 7007, kind: 'conflict' },
  OTC_ORDER_TOO_EARLY: { msCode: 7008, kind: 'conflict' },
  OTC_ORDER_HOLD_DISABLED: { msCode: 7009, kind: 'conflict' },
  OTC_ORDER_NOT_HELD: { msCode: 7010, kind: 'conflict' },
  OTC_ORDER_TOO_MANY_OPEN: { msCode: 7011, kind: 'limit' },
  OTC_ORDER_CANCELLED_TOO_OFTEN: { msCode: 7012, kind: 'limit' },
  OTC_PAYER_INVALID: { msCode: 7013, kind: 'input' },
  OTC_EVIDENCE_REQUIRED: { msCode: 7014, kind: 'input' },
  OTC_EVIDENCE_GIVEN: { msCode: 7015, kind: 'conflict' },
  OTC_SETTLE_NEEDS_EVIDENCE: { msCode: 7016, kind: 'conflict' },
  OTC_RELEASE_UNCONFIRMED: { msCode: 7017, kind: 'input' },
  OTC_PAID_TIME_INVALID: { msCode: 7018, kind: 'input' },
  OTC_EVIDENCE_TOO_MANY: { msCode: 7019, kind: 'input' },
  OTC_ARRIVAL_RECORDED: { msCode: 7020, kind: 'conflict' },
  OTC_ARRIVAL_NOT_LATE: { msCode: 7021, kind: 'conflict' },
  OTC_ARRIVAL_NOT_RECORDED: { msCode: 7022, kind: 'conflict' },
} as const satisfies ErrorArea
