import type { Text } from '../locale.ts'

export const conversationMessages = {
  CHAT_WITH_SELF: { en: 'You cannot write to yourself.', 'zh-CN': '不能和自己聊天' },
  CHAT_OTHER_FROZEN: {
    en: 'This account is frozen and reads no messages.',
    'zh-CN': '对方账号已冻结，无法接收消息',
  },
  CHAT_TOO_FAST: { en: 'Too many messages in a minute. Wait a moment.', 'zh-CN': '一分钟内消息过多，请稍候' },
  CHAT_TOO_MANY_OPENED: {
    en: 'You started too many chats in an hour. Try again later.',
    'zh-CN': '一小时内发起的会话过多，请稍后再试',
  },
  CHAT_LINE_GONE: { en: 'What was taken back here is gone for good.', 'zh-CN': '此处撤回的内容无法恢复' },
} as const satisfies Record<string, Text>
