import { talkRules } from '../rules/talk.ts'
import type { ErrorArea } from './area.ts'

/** Comments, consultations, feedback, messages. Numbers from 9000. */
export const talkErrors = {
  COMMENT_TOO_SHORT: {
    msCode: 9001,
    kind: 'input',
    words: { en: 'information content must be longer than five characters', 'zh-CN': '资讯内容长度必须大于五个字符' },
  },
  REPLY_EMPTY: { msCode: 9002, kind: 'input', words: { en: 'The reply is empty.', 'zh-CN': '内容为空' } },
  MESSAGE_EMPTY: { msCode: 9003, kind: 'input', words: { en: 'The message is empty.', 'zh-CN': '发送消息为空' } },
  FEEDBACK_TITLE_REQUIRED: { msCode: 9004, kind: 'input', words: { en: 'Enter a title.', 'zh-CN': '请输入反馈标题' } },
  FEEDBACK_TITLE_LENGTH: {
    msCode: 9005,
    kind: 'input',
    words: {
      en: 'The title has {minimum} to {maximum} characters.{missing, select, undefined {} other { This one has {typed}: {missing} too few.}}{over, select, undefined {} other { This one has {typed}: {over} too many.}}',
      'zh-CN':
        '标题长度为 {minimum} 至 {maximum} 个字符{missing, select, undefined {} other {；现有 {typed} 个，还差 {missing} 个}}{over, select, undefined {} other {；现有 {typed} 个，多了 {over} 个}}',
    },
    details: { minimum: talkRules.feedback.minimumTitleCharacters, maximum: talkRules.feedback.maximumTitleCharacters },
  },
  FEEDBACK_CONTENTS_REQUIRED: {
    msCode: 9006,
    kind: 'input',
    words: { en: 'Enter what you want to tell us.', 'zh-CN': '请输入反馈内容' },
  },
  FEEDBACK_CLOSED: { msCode: 9007, kind: 'conflict', words: { en: 'This ticket is closed.', 'zh-CN': '该反馈已关闭' } },
  FEEDBACK_NOT_FOUND: {
    msCode: 9008,
    kind: 'missing',
    words: { en: 'There is no such ticket.', 'zh-CN': '反馈不存在' },
  },
  COMMENTS_CLOSED: {
    msCode: 9009,
    kind: 'forbidden',
    words: { en: 'Comments are closed here.', 'zh-CN': '此处不开放评论' },
  },
  REPLY_NOT_FOUND: { msCode: 9010, kind: 'missing', words: { en: 'There is no such reply.', 'zh-CN': '回复不存在' } },
  REPLY_WRONG_PARTY: {
    msCode: 9011,
    kind: 'forbidden',
    words: { en: 'Only its author can take this away.', 'zh-CN': '仅作者本人可删除' },
  },
  CHAT_NOT_FOUND: { msCode: 9012, kind: 'missing', words: { en: 'There is no such chat.', 'zh-CN': '会话不存在' } },
  MESSAGE_NOT_FOUND: {
    msCode: 9013,
    kind: 'missing',
    words: { en: 'There is no such message.', 'zh-CN': '消息不存在' },
  },
  NOTICE_NOT_FOUND: { msCode: 9014, kind: 'missing', words: { en: 'There is no such notice.', 'zh-CN': '公告不存在' } },
  LIVE_UNSUPPORTED: {
    msCode: 9015,
    kind: 'internal',
    words: {
      en: 'Your browser does not support WebSocket, so no data arrives.',
      'zh-CN': '您的浏览器不支持WebSocket，无法获取数据',
    },
  },
  COMMENT_ANSWER_FORBIDDEN: {
    msCode: 9016,
    kind: 'forbidden',
    words: { en: 'Only the seller and staff answer comments.', 'zh-CN': '仅卖家和工作人员可回复评论' },
  },
  COMMENT_ANSWERED: {
    msCode: 9017,
    kind: 'conflict',
    words: { en: 'You have answered this comment already.', 'zh-CN': '您已回复过这条评论' },
  },
  COMMENT_HIDDEN: {
    msCode: 9018,
    kind: 'conflict',
    words: { en: 'Staff have hidden this comment.', 'zh-CN': '该评论已被管理员隐藏' },
  },
  COMMENT_NOT_HIDDEN: {
    msCode: 9019,
    kind: 'conflict',
    words: { en: 'This comment is not hidden.', 'zh-CN': '该评论未被隐藏' },
  },
  FEEDBACK_NOT_CLOSED: {
    msCode: 9020,
    kind: 'conflict',
    words: { en: 'This ticket is open.', 'zh-CN': '该反馈未关闭' },
  },
  FEEDBACK_ABOUT_NOT_FOUND: {
    msCode: 9021,
    kind: 'missing',
    words: { en: 'You have no order or withdrawal with this number.', 'zh-CN': '您没有此编号的订单或提现' },
  },
  NOTICE_TITLE_LENGTH: {
    msCode: 9022,
    kind: 'input',
    words: {
      en: 'The title has {minimum} to {maximum} characters.{missing, select, undefined {} other { This one has {typed}: {missing} too few.}}{over, select, undefined {} other { This one has {typed}: {over} too many.}}',
      'zh-CN':
        '标题长度为 {minimum} 至 {maximum} 个字符{missing, select, undefined {} other {；现有 {typed} 个，还差 {missing} 个}}{over, select, undefined {} other {；现有 {typed} 个，多了 {over} 个}}',
    },
    details: { minimum: talkRules.notice.minimumTitleCharacters, maximum: talkRules.notice.maximumTitleCharacters },
  },
  NOTICE_CONTENTS_REQUIRED: {
    msCode: 9023,
    kind: 'input',
    words: { en: 'Write the text in this language too.', 'zh-CN': '请填写该语言的正文' },
  },
  NOTICE_CHANGED: {
    msCode: 9024,
    kind: 'conflict',
    words: {
      en: 'Somebody else changed this notice meanwhile. Copy your text, then open it again.',
      'zh-CN': '该公告刚被其他人修改。请先复制您的内容，再重新打开。',
    },
  },
  NOTICE_KEPT: {
    msCode: 9025,
    kind: 'forbidden',
    words: {
      en: 'Registering refers to this notice: it can be changed, not taken down.',
      'zh-CN': '注册流程引用了该公告，只能修改，不能撤下',
    },
  },
} satisfies ErrorArea
