import type { ErrorArea } from './area.ts'

/** Moves between a user's own fund and fiat-trade balances. Numbers from 5400. */
export const internalTransferErrors = {
  INTERNAL_TRANSFER_NOT_FOUND: {
    msCode: 5401,
    kind: 'missing',
    words: { en: 'There is no such transfer.', 'zh-CN': '划转记录不存在' },
  },
  INTERNAL_TRANSFER_NOT_PENDING: {
    msCode: 5402,
    kind: 'conflict',
    words: { en: 'This transfer is no longer in review.', 'zh-CN': '该划转已不在审核中' },
  },
  INTERNAL_TRANSFER_WRONG_PARTY: {
    msCode: 5403,
    kind: 'forbidden',
    words: { en: 'Only finance staff review transfers.', 'zh-CN': '仅财务人员可审核划转' },
  },
  INTERNAL_TRANSFER_OWN: {
    msCode: 5404,
    kind: 'forbidden',
    words: {
      en: 'This is your own transfer. Somebody else decides it.',
      'zh-CN': '这是您本人的划转，须由其他人员处理',
    },
  },
} satisfies ErrorArea
