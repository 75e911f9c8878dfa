import type { Text } from '../locale.ts'

export const accessMessages = {
  TOKEN_INVALID: {
    en: 'This access token is unknown, has ended or was revoked.',
    'zh-CN': '访问令牌不存在、已过期或已撤销',
  },
  TOKEN_CALL_REFUSED: { en: 'No access token may make this call.', 'zh-CN': '该操作不接受访问令牌' },
  TOKEN_SCOPE_MISSING: {
    en: 'This access token lacks the permission for this call{scope, select, undefined {} other { ({scope})}}.',
    'zh-CN': '访问令牌缺少该操作所需的权限{scope, select, undefined {} other {（{scope}）}}',
  },
  TOKEN_ADDRESS_REFUSED: {
    en: 'This access token may not be used from this address.',
    'zh-CN': '该访问令牌不允许从此地址使用',
  },
  TOKEN_LIMIT_REACHED: {
    en: 'This access token would move more today than its daily limit allows.{left, select, undefined {} other { ${left} of ${limit} are left until midnight UTC, and this takes ${asked}.}}',
    'zh-CN':
      '超出该访问令牌的每日限额{left, select, undefined {} other {：限额 ${limit}，今日（UTC）剩余 ${left}，本次需要 ${asked}}}',
  },
  TOKEN_NAME_INVALID: {
    en: 'Give the token a name{maximum, select, undefined {} other { of at most {maximum} characters}}.',
    'zh-CN': '请输入令牌名称{maximum, select, undefined {} other {（最多 {maximum} 个字符）}}',
  },
  TOKEN_SCOPES_REQUIRED: { en: 'Choose at least one permission.', 'zh-CN': '请至少选择一项权限' },
  TOKEN_DAYS_INVALID: {
    en: 'A token is valid for 1 to {maximum} days.',
    'zh-CN': '令牌有效期为 1 至 {maximum} 天',
  },
  TOKEN_ADDRESS_INVALID: {
    en: 'Enter IP addresses or ranges, such as 203.0.113.7 or 203.0.113.0/24.',
    'zh-CN': '请输入 IP 地址或网段，例如 203.0.113.7 或 203.0.113.0/24',
  },
  TOKEN_ADDRESSES_TOO_MANY: {
    en: 'At most {maximum} addresses a token.',
    'zh-CN': '每个令牌最多 {maximum} 个地址',
  },
  TOKEN_LIMIT_REQUIRED: {
    en: 'Enter how much the token may move in a day.',
    'zh-CN': '请输入令牌的每日限额',
  },
  TOKEN_LIMIT_TOO_HIGH: { en: 'This daily limit is too high.', 'zh-CN': '每日限额过高' },
  TOKENS_TOO_MANY: {
    en: 'You have {maximum} access tokens already. Revoke one first.',
    'zh-CN': '您已有 {maximum} 个访问令牌，请先撤销一个',
  },
  TOKEN_NOT_FOUND: { en: 'There is no such access token.', 'zh-CN': '访问令牌不存在' },
  WEBHOOK_URL_INVALID: {
    en: 'Enter an address that begins with https, without a password or a #.',
    'zh-CN': '请输入以 https 开头的地址，且不含密码或 #',
  },
  WEBHOOK_HOST_REFUSED: {
    en: 'Webhooks are not sent to addresses of private networks or of this machine.',
    'zh-CN': 'Webhook 不会发送到内网地址或本机',
  },
  WEBHOOK_TOPICS_REQUIRED: { en: 'Choose at least one topic.', 'zh-CN': '请至少选择一个主题' },
  WEBHOOKS_TOO_MANY: {
    en: 'You have {maximum} webhooks already. Delete one first.',
    'zh-CN': '您已有 {maximum} 个 Webhook，请先删除一个',
  },
  WEBHOOK_NOT_FOUND: { en: 'There is no such webhook.', 'zh-CN': 'Webhook 不存在' },
  WEBHOOK_STOPPED: { en: 'This webhook is stopped. Resume it first.', 'zh-CN': '该 Webhook 已停用，请先恢复' },
  WEBHOOK_DELIVERY_NOT_FOUND: {
    en: 'There is no such delivery; it is kept for 30 days.',
    'zh-CN': '推送记录不存在（记录保留 30 天）',
  },
  WEBHOOK_DELIVERY_WAITS: { en: 'This delivery is still under way.', 'zh-CN': '该推送尚未结束' },
} as const satisfies Record<string, Text>
