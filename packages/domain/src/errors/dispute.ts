import type { ErrorArea } from './area.ts'

/** Disputes of every market. Numbers from 4500. */
export const disputeErrors = {
  DISPUTE_NOT_OPEN: { msCode: 4501, kind: 'conflict' },
  DISPUTE_OWN: { msCode: 4502, kind: 'forbidden' },
  DISPUTE_ALREADY_COMPLAINED: { msCode: 4503, kind: 'conflict' },
  DISPUTE_NO_COMPLAINT: { msCode: 4504, kind: 'conflict' },
  DISPUTE_COMPLAINTS_TOO_MANY: { msCode: 4505, kind: 'conflict' },
  DISPUTE_STATEMENT_INVALID: { msCode: 4506, kind: 'input' },
  DISPUTE_STATEMENTS_TOO_MANY: { msCode: 4507, kind: 'conflict' },
  DISPUTE_SPLIT_INVALID: { msCode: 4508, kind: 'input' },
  DISPUTE_PROPOSALS_TOO_MANY: { msCode: 4509, kind: 'conflict' },
  DISPUTE_NO_PROPOSAL: { msCode: 4510, kind: 'conflict' },
  DISPUTE_PROPOSAL_OWN: { msCode: 4511, kind: 'conflict' },
  DISPUTE_PROPOSAL_CHANGED: { msCode: 4512, kind: 'conflict' },
  DISPUTE_RESPONSE_RUNNING: { msCode: 4513, kind: 'conflict' },
  DISPUTE_RULING_PENDING: { msCode: 4514, kind: 'conflict' },
  DISPUTE_NO_RULING_PENDING: { msCode: 4515, kind: 'conflict' },
  DISPUTE_RULING_OWN: { msCode: 4516, kind: 'conflict' },
} as const satisfies ErrorArea
