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
  WEBHOOK_URL_INVALID: { msCode: 12015, kind: 'input' },
  WEBHOOK_HOST_REFUSED: { msCode: 12016, kind: 'input' },
  WEBHOOK_TOPICS_REQUIRED: { msCode: 12017, kind: 'input' },
  WEBHOOKS_TOO_MANY: { msCode: 12018, kind: 'conflict' },
  WEBHOOK_NOT_FOUND: { msCode: 12019, kind: 'missing' },
  WEBHOOK_STOPPED: { msCode: 12020, kind: 'conflict' },
  WEBHOOK_DELIVERY_NOT_FOUND: { msCode: 12021, kind: 'missing' },
  WEBHOOK_DELIVERY_WAITS: { msCode: 12022, kind: 'conflict' },
} as const satisfies ErrorArea
