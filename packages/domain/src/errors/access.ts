import type { ErrorArea } from './area.ts'

/** Access tokens of programs, and webhooks. Numbers from 12000. */
export const accessErrors = {
  TOKEN_INVALID: { msCode: 12001, kind: 'auth' },
  TOKEN_CALL_REFUSED: { msCode: 12002, kind: 'forbidden' },
  TOKEN_SCOPE_MISSING: { msCode: 12003, kind: 'forbidden' },
  TOKEN_ADDRESS_REFUSED: { msCode: 12004, kind: 'forbidden' },
  TOKEN_LIMIT_REACHED: { msCode: 12005, kind: 'money' },
  TOKEN_NAME_INVALID: { msCode: 12006, kind: 'input' },
  TOKEN_SCOPES_REQUIRED: { msCode: 12007, kind: 'input' },
  TOKEN_DAYS_INVALID: { msCode: 12008, kind: 'input' },
  TOKEN_ADDRESS_INVALID: { msCode: 12009, kind: 'input' },
  TOKEN_ADDRESSES_TOO_MANY: { msCode: 12010, kind: 'input' },
  TOKEN_LIMIT_REQUIRED: { msCode: 12011, kind: 'input' },
  TOKEN_LIMIT_TOO_HIGH: { msCode: 12012, kind: 'input' },
  TOKENS_TOO_MANY: { msCode: 12013, kind: 'conflict' },
  TOKEN_NOT_FOUND: { msCode: 12014, kind: 'missing' },
} as const satisfies ErrorArea
