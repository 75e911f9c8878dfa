import type { Text } from '../locale.ts'

export const requestMessages = {
  INPUT_INVALID: { en: 'Something in this request has the wrong form.', 'zh-CN': '请求中有内容格式不正确' },
  NOT_FOUND: { en: 'What you asked for does not exist.', 'zh-CN': '请求的资源不存在' },
  FORBIDDEN: { en: 'You may not do this.', 'zh-CN': '服务器拒绝了你的访问' },
  LOGIN_REQUIRED: { en: 'Log in first.', 'zh-CN': '请先登录' },
  SESSION_ENDED: { en: 'Your login has expired. Log in again.', 'zh-CN': '您的登录信息已过期，请重新登录' },
  RATE_LIMITED: {
    en: 'Too many requests.{retryAfterSeconds, select, undefined {} other { Try again in {retryAfterSeconds}.}}',
    'zh-CN': '请勿频繁请求{retryAfterSeconds, select, undefined {} other {，{retryAfterSeconds}后再试}}',
  },
  SIGNATURE_INVALID: { en: 'The signature of this request is wrong.', 'zh-CN': '请求签名不正确' },
  SIGNATURE_VERSION_UNKNOWN: {
    en: 'This version of the signature is not known here: 1 or 2.',
    'zh-CN': '签名版本未知，应为 1 或 2',
  },
  SIGNATURE_VERSION_REQUIRED: {
    en: 'Calls that move money must be signed by version 2 here. Nothing was carried out.',
    'zh-CN': '本站涉及资金的请求须使用第 2 版签名，操作未执行',
  },
  TIMESTAMP_OUT_OF_RANGE: {
    en: 'The clock of this device is more than {windowSeconds} off.',
    'zh-CN': '设备时间与服务器相差超过 {windowSeconds}',
  },
  REQUEST_REPLAYED: {
    en: 'This request was sent before and is not carried out twice.',
    'zh-CN': '该请求已发送过，不会重复执行',
  },
  UNKNOWN_CALL: { en: 'There is no such call.', 'zh-CN': '接口不存在' },
  UNKNOWN_CLIENT: { en: 'This application is not known here.', 'zh-CN': '未知的客户端' },
  ORIGIN_REFUSED: { en: 'Requests from this site are refused.', 'zh-CN': '不接受来自该站点的请求' },
  METHOD_NOT_ALLOWED: { en: 'The request method is not allowed.', 'zh-CN': '请求方法未允许' },
  REQUEST_TOO_LARGE: { en: 'The request is too large.', 'zh-CN': '请求内容过大' },
  REQUEST_TIMED_OUT: {
    en: 'The request timed out. Check whether it went through before you repeat it.',
    'zh-CN': '请求超时',
  },
  SERVICE_UNAVAILABLE: {
    en: 'The service is not available. Nothing was carried out.',
    'zh-CN': '服务不可用，操作未执行',
  },
  SERVER_BUSY: {
    en: 'Too much is going on at the moment. Nothing was carried out; try again in a few seconds.',
    'zh-CN': '当前请求过多，操作未执行，请几秒后重试',
  },
  CONNECTION_LOST: {
    en: 'The connection to the database was lost on the way. Check whether it went through before you repeat it.',
    'zh-CN': '数据库连接中断，请先确认操作是否已完成，再决定是否重试',
  },
  INTERNAL: {
    en: 'Something failed on our side and nothing was carried out.{requestId, select, undefined {} other { Request {requestId}.}}',
    'zh-CN': '服务器出错，操作未执行{requestId, select, undefined {} other {，请求编号 {requestId}}}',
  },
  IDEMPOTENCY_KEY_INVALID: {
    en: 'The idempotency key has {minimum} to {maximum} letters, digits or the signs _ . : -',
    'zh-CN': '幂等键须为 {minimum} 至 {maximum} 位字母、数字或 _ . : -',
  },
  IDEMPOTENCY_MISMATCH: {
    en: 'This key was used for another request. Nothing was carried out.',
    'zh-CN': '该幂等键已用于另一请求，操作未执行',
  },
  CONCURRENT_CHANGE: {
    en: 'This changed at the same moment. Nothing was carried out; look at the new state.',
    'zh-CN': '数据同时被修改，操作未执行，请查看最新状态',
  },
  PAGE_INVALID: { en: 'There is no such page.', 'zh-CN': '页码不正确' },
  LIMIT_INVALID: { en: 'A page has 1 to {maximum} rows.', 'zh-CN': '每页 1 至 {maximum} 条' },
  ID_INVALID: { en: 'This is not a valid number.', 'zh-CN': '编号不正确' },
  TEXT_UNSEEN: {
    en: 'Something in this text cannot be seen: a line break, a zero-width character or a mark that turns the direction. Type it anew.',
    'zh-CN': '内容中含有看不见的字符（换行、零宽字符或方向控制符），请重新输入',
  },
  TEXT_TOO_LONG: { en: 'The text is longer than {maximum} characters.', 'zh-CN': '内容不能超过 {maximum} 个字符' },
  SANDBOX_ONLY: { en: 'This exists only in the sandbox.', 'zh-CN': '仅沙盒环境可用' },
  ACTION_NOT_ALLOWED: { en: 'This is not possible now.', 'zh-CN': '当前不能进行该操作' },
  COPY_EMPTY: { en: 'There is nothing to copy.', 'zh-CN': '没有可复制的内容' },
  RICH_TEXT_INVALID: { en: 'The text holds something that cannot be shown.', 'zh-CN': '内容包含无法显示的格式' },
  TERMS_INVALID: {
    en: 'The order’s terms are incomplete. Staff were told.',
    'zh-CN': '订单条款不完整，已通知工作人员',
  },
  STATE_CORRUPT: {
    en: 'The stored record contradicts itself. Nothing was carried out.',
    'zh-CN': '存储的记录自相矛盾，操作未执行',
  },
} as const satisfies Record<string, Text>
