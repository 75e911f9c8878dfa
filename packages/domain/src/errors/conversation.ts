import type { ErrorArea } from './area.ts'

/** Private conversations and reports. Numbers from 11500. */
export const conversationErrors = {
  CHAT_WITH_SELF: {
    msCode: 11501,
    kind: 'input',
    words: { en: 'You cannot write to yourself.', 'zh-CN': '不能和自己聊天' },
  },
  CHAT_OTHER_FROZEN: {
    msCode: 11502,
    kind: 'forbidden',
    words: { en: 'This account is frozen and reads no messages.', 'zh-CN': '对方账号已冻结，无法接收消息' },
  },
  CHAT_TOO_FAST: {
    msCode: 11503,
    kind: 'limit',
    words: { en: 'Too many messages in a minute. Wait a moment.', 'zh-CN': '一分钟内消息过多，请稍候' },
  },
  CHAT_TOO_MANY_OPENED: {
    msCode: 11504,
    kind: 'limit',
    words: {
      en: 'You started too many chats in an hour. Try again later.',
      'zh-CN': '一小时内发起的会话过多，请稍后再试',
    },
  },
  CHAT_LINE_GONE: {
    msCode: 11505,
    kind: 'conflict',
    words: { en: 'What was taken back here is gone for good.', 'zh-CN': '此处撤回的内容无法恢复' },
  },
} satisfies ErrorArea
