import type { ErrorArea } from './area.ts'

/** Reviews of goods by their buyers. Numbers from 11000. */
export const reviewErrors = {
  REVIEW_NOT_FOUND: { msCode: 11_001, kind: 'missing' },
  REVIEW_EXISTS: { msCode: 11_002, kind: 'conflict' },
  REVIEW_ORDER_OPEN: { msCode: 11_003, kind: 'conflict' },
  REVIEW_WRONG_PARTY: { msCode: 11_004, kind: 'forbidden' },
  REVIEW_RATING_REQUIRED: { msCode: 11_005, kind: 'input' },
  REVIEW_TEXT_TOO_SHORT: { msCode: 11_006, kind: 'input' },
  REVIEW_TEXT_TOO_LONG: { msCode: 11_007, kind: 'input' },
  REVIEW_EDIT_CLOSED: { msCode: 11_008, kind: 'conflict' },
  REVIEW_HIDDEN: { msCode: 11_009, kind: 'conflict' },
  REVIEW_NOT_HIDDEN: { msCode: 11_010, kind: 'conflict' },
  REVIEW_HIDE_REASON_REQUIRED: { msCode: 11_011, kind: 'input' },
} as const satisfies ErrorArea
