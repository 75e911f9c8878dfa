import type { ErrorArea } from './area.ts'

/** Publish right and reply right. Numbers from 2500. */
export const rightsErrors = {
  PUBLISH_RIGHT_REQUIRED: { msCode: 2501, kind: 'forbidden' },
  PUBLISH_RIGHT_EXPIRED: { msCode: 2502, kind: 'forbidden' },
  REPLY_RIGHT_REQUIRED: { msCode: 2503, kind: 'forbidden' },
  REPLY_RIGHT_EXPIRED: { msCode: 2504, kind: 'forbidden' },
  RIGHT_WITHDRAWN: { msCode: 2505, kind: 'forbidden' },
  RIGHT_MONTHS_INVALID: { msCode: 2506, kind: 'input' },
  RIGHT_TYPE_INVALID: { msCode: 2507, kind: 'input' },
  RIGHT_TERM_INVALID: { msCode: 2508, kind: 'input' },
  RIGHT_NOT_WITHDRAWN: { msCode: 2509, kind: 'conflict' },
} as const satisfies ErrorArea
