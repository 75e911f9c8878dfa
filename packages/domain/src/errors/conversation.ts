import type { ErrorArea } from './area.ts'

/** Private conversations and reports. Numbers from 11500. */
export const conversationErrors = {
  CHAT_WITH_SELF: { msCode: 11501, kind: 'input' },
  CHAT_OTHER_FROZEN: { msCode: 11502, kind: 'forbidden' },
  CHAT_TOO_FAST: { msCode: 11503, kind: 'limit' },
  CHAT_TOO_MANY_OPENED: { msCode: 11504, kind: 'limit' },
  CHAT_LINE_GONE: { msCode: 11505, kind: 'conflict' },
} as const satisfies ErrorArea
