import type { ErrorArea } from './area.ts'

/** Errors of mail and push. Numbers from 13000. */
export const outsideErrors = {
  MAIL_NOT_SET_UP: { msCode: 13001, kind: 'conflict' },
  MAIL_ADDRESS_INVALID: { msCode: 13002, kind: 'input' },
  MAIL_ADDRESS_BUSY: { msCode: 13003, kind: 'limit' },
  MAIL_CODE_WRONG: { msCode: 13004, kind: 'input' },
  MAIL_CODE_OVER: { msCode: 13005, kind: 'conflict' },
  MAIL_NOT_CONFIRMED: { msCode: 13006, kind: 'conflict' },
  PUSH_NOT_SET_UP: { msCode: 13007, kind: 'conflict' },
  PUSH_ENDPOINT_REFUSED: { msCode: 13008, kind: 'input' },
  PUSH_NOT_ON: { msCode: 13009, kind: 'conflict' },
} as const satisfies ErrorArea
