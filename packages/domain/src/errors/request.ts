import { pageRules } from '../rules/pages.ts'
import { talkRules } from '../rules/talk.ts'
import { transportRules } from '../rules/transport.ts'
import type { ErrorArea } from './area.ts'

/** Errors of a request itself, before any feature runs. Numbers from 1000. */
export const requestErrors = {
  INPUT_INVALID: {
    msCode: 1001,
    kind: 'input',
    words: { en: 'Something in this request has the wrong form.', 'zh-CN': '请求中有内容格式不正确' },
  },
  NOT_FOUND: {
    msCode: 1002,
    kind: 'missing',
    words: { en: 'What you asked for does not exist.', 'zh-CN': '请求的资源不存在' },
  },
  FORBIDDEN: {
    msCode: 1003,
    kind: 'forbidden',
    words: { en: 'You may not do this.', 'zh-CN': '服务器拒绝了你的访问' },
  },
  LOGIN_REQUIRED: { msCode: 1004, kind: 'auth', words: { en: 'Log in first.', 'zh-CN': '请先登录' } },
  SESSION_ENDED: {
    msCode: 1005,
    kind: 'auth',
    words: { en: 'Your login has expired. Log in again.', 'zh-CN': '您的登录信息已过期，请重新登录' },
  },
  RATE_LIMITED: {
    msCode: 1006,
    kind: 'limit',
    words: {
      en: 'Too many requests.{retryAfterSeconds, select, undefined {} other { Try again in {retryAfterSeconds}.}}',
      'zh-CN': '请勿频繁请求{retryAfterSeconds, select, undefined {} other {，{retryAfterSeconds}后再试}}',
    },
  },
  SIGNATURE_INVALID: {
    msCode: 1007,
    kind: 'input',
    words: { en: 'The signature of this request is wrong.', 'zh-CN': '请求签名不正确' },
  },
  TIMESTAMP_OUT_OF_RANGE: {
    msCode: 1008,
    kind: 'input',
    words: {
      en: 'The clock of this device is more than {windowSeconds} off.',
      'zh-CN': '设备时间与服务器相差超过 {windowSeconds}',
    },
    details: { windowSeconds: transportRules.request.timestampWindowSeconds },
  },
  REQUEST_REPLAYED: {
    msCode: 1009,
    kind: 'conflict',
    words: {
      en: 'This request was sent before and is not carried out twice.',
      'zh-CN': '该请求已发送过，不会重复执行',
    },
  },
  UNKNOWN_CALL: { msCode: 1010, kind: 'missing', words: { en: 'There is no such call.', 'zh-CN': '接口不存在' } },
  UNKNOWN_CLIENT: {
    msCode: 1011,
    kind: 'input',
    words: { en: 'This application is not known here.', 'zh-CN': '未知的客户端' },
  },
  ORIGIN_REFUSED: {
    msCode: 1012,
    kind: 'forbidden',
    words: { en: 'Requests from this site are refused.', 'zh-CN': '不接受来自该站点的请求' },
  },
  METHOD_NOT_ALLOWED: {
    msCode: 1013,
    kind: 'input',
    words: { en: 'The request method is not allowed.', 'zh-CN': '请求方法未允许' },
  },
  REQUEST_TOO_LARGE: {
    msCode: 1014,
    kind: 'limit',
    words: { en: 'The request is too large.', 'zh-CN': '请求内容过大' },
  },
  REQUEST_TIMED_OUT: {
    msCode: 1015,
    kind: 'unavailable',
    words: { en: 'The request timed out. Check whether it went through before you repeat it.', 'zh-CN': '请求超时' },
  },
  SERVICE_UNAVAILABLE: {
    msCode: 1016,
    kind: 'unavailable',
    words: { en: 'The service is not available. Nothing was carried out.', 'zh-CN': '服务不可用，操作未执行' },
  },
  INTERNAL: {
    msCode: 1017,
    kind: 'internal',
    words: {
      en: 'Something failed on our side and nothing was carried out.{requestId, select, undefined {} other { Request {requestId}.}}',
      'zh-CN': '服务器出错，操作未执行{requestId, select, undefined {} other {，请求编号 {requestId}}}',
    },
  },
  IDEMPOTENCY_KEY_INVALID: {
    msCode: 1018,
    kind: 'input',
    words: {
      en: 'The idempotency key has {minimum} to {maximum} letters, digits or the signs _ . : -',
      'zh-CN': '幂等键须为 {minimum} 至 {maximum} 位字母、数字或 _ . : -',
    },
    details: {
      minimum: transportRules.request.minimumIdempotencyKeyCharacters,
      maximum: transportRules.request.maximumIdempotencyKeyCharacters,
    },
  },
  IDEMPOTENCY_MISMATCH: {
    msCode: 1019,
    kind: 'conflict',
    words: {
      en: 'This key was used for another request. Nothing was carried out.',
      'zh-CN': '该幂等键已用于另一请求，操作未执行',
    },
  },
  CONCURRENT_CHANGE: {
    msCode: 1020,
    kind: 'conflict',
    words: {
      en: 'This changed at the same moment. Nothing was carried out; look at the new state.',
      'zh-CN': '数据同时被修改，操作未执行，请查看最新状态',
    },
  },
  PAGE_INVALID: { msCode: 1021, kind: 'input', words: { en: 'There is no such page.', 'zh-CN': '页码不正确' } },
  LIMIT_INVALID: {
    msCode: 1022,
    kind: 'input',
    words: { en: 'A page has 1 to {maximum} rows.', 'zh-CN': '每页 1 至 {maximum} 条' },
    details: { maximum: pageRules.maximumRows },
  },
  ID_INVALID: { msCode: 1023, kind: 'input', words: { en: 'This is not a valid number.', 'zh-CN': '编号不正确' } },
  TEXT_TOO_LONG: {
    msCode: 1024,
    kind: 'input',
    words: { en: 'The text is longer than {maximum} characters.', 'zh-CN': '内容不能超过 {maximum} 个字符' },
    details: { maximum: talkRules.reply.maximumCharacters },
  },
  SANDBOX_ONLY: {
    msCode: 1025,
    kind: 'forbidden',
    words: { en: 'This exists only in the sandbox.', 'zh-CN': '仅沙盒环境可用' },
  },
  ACTION_NOT_ALLOWED: {
    msCode: 1026,
    kind: 'conflict',
    words: { en: 'This is not possible now.', 'zh-CN': '当前不能进行该操作' },
  },
  COPY_EMPTY: { msCode: 1027, kind: 'input', words: { en: 'There is nothing to copy.', 'zh-CN': '没有可复制的内容' } },
  RICH_TEXT_INVALID: {
    msCode: 1028,
    kind: 'input',
    words: { en: 'The text holds something that cannot be shown.', 'zh-CN': '内容包含无法显示的格式' },
  },
  STATE_CORRUPT: {
    msCode: 1029,
    kind: 'internal',
    words: {
      en: 'The stored record contradicts itself. Nothing was carried out.',
      'zh-CN': '存储的记录自相矛盾，操作未执行',
    },
  },
  TERMS_INVALID: {
    msCode: 1030,
    kind: 'internal',
    words: { en: 'The order’s terms are incomplete. Staff were told.', 'zh-CN': '订单条款不完整，已通知工作人员' },
  },
  SIGNATURE_VERSION_UNKNOWN: {
    msCode: 1031,
    kind: 'input',
    words: { en: 'This version of the signature is not known here: 1 or 2.', 'zh-CN': '签名版本未知，应为 1 或 2' },
  },
  SIGNATURE_VERSION_REQUIRED: {
    msCode: 1032,
    kind: 'input',
    words: {
      en: 'Calls that move money must be signed by version 2 here. Nothing was carried out.',
      'zh-CN': '本站涉及资金的请求须使用第 2 版签名，操作未执行',
    },
  },
  SERVER_BUSY: {
    msCode: 1033,
    kind: 'unavailable',
    words: {
      en: 'Too much is going on at the moment. Nothing was carried out; try again in a few seconds.',
      'zh-CN': '当前请求过多，操作未执行，请几秒后重试',
    },
  },
  CONNECTION_LOST: {
    msCode: 1034,
    kind: 'unavailable',
    words: {
      en: 'The connection to the database was lost on the way. Check whether it went through before you repeat it.',
      'zh-CN': '数据库连接中断，请先确认操作是否已完成，再决定是否重试',
    },
  },
  TEXT_UNSEEN: {
    msCode: 1035,
    kind: 'input',
    words: {
      en: 'Something in this text cannot be seen: a line break, a zero-width character or a mark that turns the direction. Type it anew.',
      'zh-CN': '内容中含有看不见的字符（换行、零宽字符或方向控制符），请重新输入',
    },
  },
} satisfies ErrorArea
