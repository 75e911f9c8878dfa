import type { ErrorArea } from './area.ts'

/** Comments, consultations, feedback, messages. Numbers from 9000. */
export const talkErrors = {
  COMMENT_TOO_SHORT: { msCode: 9001, kind: 'input' },
  REPLY_EMPTY: { msCode: 9002, kind: 'input' },
  MESSAGE_EMPTY: { msCode: 9003, kind: 'input' },
  FEEDBACK_TITLE_REQUIRED: { msCode: 9004, kind: 'input' },
  FEEDBACK_TITLE_LENGTH: { msCode: 9005, kind: 'input' },
  FEEDBACK_CONTENTS_REQUIRED: { msCode: 9006, kind: 'input' },
  FEEDBACK_CLOSED: { msCode: 9007, kind: 'conflict' },
  FEEDBACK_NOT_FOUND: { msCode: 9008, kind: 'missing' },
  COMMENTS_CLOSED: { msCode: 9009, kind: 'forbidden' },
  REPLY_NOT_FOUND: { msCode: 9010, kind: 'missing' },
  REPLY_WRONG_PARTY: { msCode: 9011, kind: 'forbidden' },
  CHAT_NOT_FOUND: { msCode: 9012, kind: 'missing' },
  MESSAGE_NOT_FOUND: { msCode: 9013, kind: 'missing' },
  NOTICE_NOT_FOUND: { msCode: 9014, kind: 'missing' },
  LIVE_UNSUPPORTED: { msCode: 9015, kind: 'internal' },
  COMMENT_ANSWER_FORBIDDEN: { msCode: 9016, kind: 'forbidden' },
  COMMENT_ANSWERED: { msCode: 9017, kind: 'conflict' },
  COMMENT_HIDDEN: { msCode: 9018, kind: 'conflict' },
  COMMENT_NOT_HIDDEN: { msCode: 9019, kind: 'conflict' },
} as const satisfies ErrorArea
