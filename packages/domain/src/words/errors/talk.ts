import type { Text } from '../locale.ts'

export const talkMessages = {
  COMMENT_TOO_SHORT: {
    en: 'information content must be longer than five characters',
    'zh-CN': '资讯内容长度必须大于五个字符',
  },
  REPLY_EMPTY: { en: 'The reply is empty.', 'zh-CN': '内容为空' },
  MESSAGE_EMPTY: { en: 'The message is empty.', 'zh-CN': '发送消息为空' },
  FEEDBACK_TITLE_REQUIRED: { en: 'Enter a title.', 'zh-CN': '请输入反馈标题' },
  FEEDBACK_TITLE_LENGTH: {
    en: 'The title has {minimum} to {maximum} characters.{missing, select, undefined {} other { This one has {typed}: {missing} too few.}}{over, select, undefined {} other { This one has {typed}: {over} too many.}}',
    'zh-CN':
      '标题长度为 {minimum} 至 {maximum} 个字符{missing, select, undefined {} other {；现有 {typed} 个，还差 {missing} 个}}{over, select, undefined {} other {；现有 {typed} 个，多了 {over} 个}}',
  },
  FEEDBACK_CONTENTS_REQUIRED: { en: 'Enter what you want to tell us.', 'zh-CN': '请输入反馈内容' },
  FEEDBACK_CLOSED: { en: 'This ticket is closed.', 'zh-CN': '该反馈已关闭' },
  FEEDBACK_NOT_FOUND: { en: 'There is no such ticket.', 'zh-CN': '反馈不存在' },
  COMMENTS_CLOSED: { en: 'Comments are closed here.', 'zh-CN': '此处不开放评论' },
  REPLY_NOT_FOUND: { en: 'There is no such reply.', 'zh-CN': '回复不存在' },
  REPLY_WRONG_PARTY: { en: 'Only its author can take this away.', 'zh-CN': '仅作者本人可删除' },
  CHAT_NOT_FOUND: { en: 'There is no such chat.', 'zh-CN': '会话不存在' },
  MESSAGE_NOT_FOUND: { en: 'There is no such message.', 'zh-CN': '消息不存在' },
  NOTICE_NOT_FOUND: { en: 'There is no such notice.', 'zh-CN': '公告不存在' },
  COMMENT_ANSWER_FORBIDDEN: { en: 'Only the seller and staff answer comments.', 'zh-CN': '仅卖家和工作人员可回复评论' },
  COMMENT_ANSWERED: { en: 'You have answered this comment already.', 'zh-CN': '您已回复过这条评论' },
  COMMENT_HIDDEN: { en: 'Staff have hidden this comment.', 'zh-CN': '该评论已被管理员隐藏' },
  COMMENT_NOT_HIDDEN: { en: 'This comment is not hidden.', 'zh-CN': '该评论未被隐藏' },
  FEEDBACK_NOT_CLOSED: { en: 'This ticket is open.', 'zh-CN': '该反馈未关闭' },
  FEEDBACK_ABOUT_NOT_FOUND: {
    en: 'You have no order or withdrawal with this number.',
    'zh-CN': '您没有此编号的订单或提现',
  },
  NOTICE_TITLE_LENGTH: {
    en: 'The title has {minimum} to {maximum} characters.{missing, select, undefined {} other { This one has {typed}: {missing} too few.}}{over, select, undefined {} other { This one has {typed}: {over} too many.}}',
    'zh-CN':
      '标题长度为 {minimum} 至 {maximum} 个字符{missing, select, undefined {} other {；现有 {typed} 个，还差 {missing} 个}}{over, select, undefined {} other {；现有 {typed} 个，多了 {over} 个}}',
  },
  NOTICE_CONTENTS_REQUIRED: { en: 'Write the text in this language too.', 'zh-CN': '请填写该语言的正文' },
  NOTICE_CHANGED: {
    en: 'Somebody else changed this notice meanwhile. Copy your text, then open it again.',
    'zh-CN': '该公告刚被其他人修改。请先复制您的内容，再重新打开。',
  },
  NOTICE_KEPT: {
    en: 'Registering refers to this notice: it can be changed, not taken down.',
    'zh-CN': '注册流程引用了该公告，只能修改，不能撤下',
  },
  LIVE_UNSUPPORTED: {
    en: 'Your browser does not support WebSocket, so no data arrives.',
    'zh-CN': '您的浏览器不支持WebSocket，无法获取数据',
  },
} as const satisfies Record<string, Text>
