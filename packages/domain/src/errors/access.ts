import { accessTokenRules } from '../rules/access-token.ts'
import { webhookRules } from '../rules/webhook.ts'
import type { ErrorArea } from './area.ts'

/** Access tokens of programs, and webhooks. Numbers from 12000. */
export const accessErrors = {
  TOKEN_INVALID: {
    msCode: 12001,
    kind: 'auth',
    words: { en: 'This access token is unknown, has ended or was revoked.', 'zh-CN': '访问令牌不存在、已过期或已撤销' },
  },
  TOKEN_CALL_REFUSED: {
    msCode: 12002,
    kind: 'forbidden',
    words: { en: 'No access token may make this call.', 'zh-CN': '该操作不接受访问令牌' },
  },
  TOKEN_SCOPE_MISSING: {
    msCode: 12003,
    kind: 'forbidden',
    words: {
      en: 'This access token lacks the permission for this call{scope, select, undefined {} other { ({scope})}}.',
      'zh-CN': '访问令牌缺少该操作所需的权限{scope, select, undefined {} other {（{scope}）}}',
    },
  },
  TOKEN_ADDRESS_REFUSED: {
    msCode: 12004,
    kind: 'forbidden',
    words: { en: 'This access token may not be used from this address.', 'zh-CN': '该访问令牌不允许从此地址使用' },
  },
  TOKEN_LIMIT_REACHED: {
    msCode: 12005,
    kind: 'money',
    words: {
      en: 'This is above the access token’s daily limit.{left, select, undefined {} other { ${left} of ${limit} are left until midnight UTC, and this takes ${asked}.}}',
      'zh-CN':
        '超出该访问令牌的每日限额{left, select, undefined {} other {：限额 ${limit}，今日（UTC）剩余 ${left}，本次需要 ${asked}}}',
    },
  },
  TOKEN_NAME_INVALID: {
    msCode: 12006,
    kind: 'input',
    words: {
      en: 'Give the token a name{maximum, select, undefined {} other { of at most {maximum} characters}}.',
      'zh-CN': '请输入令牌名称{maximum, select, undefined {} other {（最多 {maximum} 个字符）}}',
    },
    details: { maximum: accessTokenRules.name.maximumCharacters },
  },
  TOKEN_SCOPES_REQUIRED: {
    msCode: 12007,
    kind: 'input',
    words: { en: 'Choose at least one permission.', 'zh-CN': '请至少选择一项权限' },
  },
  TOKEN_DAYS_INVALID: {
    msCode: 12008,
    kind: 'input',
    words: { en: 'A token is valid for 1 to {maximum} days.', 'zh-CN': '令牌有效期为 1 至 {maximum} 天' },
    details: { maximum: accessTokenRules.days.maximum },
  },
  TOKEN_ADDRESS_INVALID: {
    msCode: 12009,
    kind: 'input',
    words: {
      en: 'Enter IP addresses or ranges, such as 203.0.113.7 or 203.0.113.0/24.',
      'zh-CN': '请输入 IP 地址或网段，例如 203.0.113.7 或 203.0.113.0/24',
    },
  },
  TOKEN_ADDRESSES_TOO_MANY: {
    msCode: 12010,
    kind: 'input',
    words: { en: 'At most {maximum} addresses a token.', 'zh-CN': '每个令牌最多 {maximum} 个地址' },
    details: { maximum: accessTokenRules.maximumAddresses },
  },
  TOKEN_LIMIT_REQUIRED: {
    msCode: 12011,
    kind: 'input',
    words: { en: 'Enter how much the token may move in a day.', 'zh-CN': '请输入令牌的每日限额' },
  },
  TOKEN_LIMIT_TOO_HIGH: {
    msCode: 12012,
    kind: 'input',
    words: { en: 'This daily limit is too high.', 'zh-CN': '每日限额过高' },
  },
  TOKENS_TOO_MANY: {
    msCode: 12013,
    kind: 'conflict',
    words: {
      en: 'You have {maximum} access tokens already. Revoke one first.',
      'zh-CN': '您已有 {maximum} 个访问令牌，请先撤销一个',
    },
    details: { maximum: accessTokenRules.maximumPerUser },
  },
  TOKEN_NOT_FOUND: {
    msCode: 12014,
    kind: 'missing',
    words: { en: 'There is no such access token.', 'zh-CN': '访问令牌不存在' },
  },
  WEBHOOK_URL_INVALID: {
    msCode: 12015,
    kind: 'input',
    words: {
      en: 'Enter an address that begins with https, without a password or a #.',
      'zh-CN': '请输入以 https 开头的地址，且不含密码或 #',
    },
  },
  WEBHOOK_HOST_REFUSED: {
    msCode: 12016,
    kind: 'input',
    words: {
      en: 'Webhooks are not sent to addresses of private networks or of this machine.',
      'zh-CN': 'Webhook 不会发送到内网地址或本机',
    },
  },
  WEBHOOK_TOPICS_REQUIRED: {
    msCode: 12017,
    kind: 'input',
    words: { en: 'Choose at least one topic.', 'zh-CN': '请至少选择一个主题' },
  },
  WEBHOOKS_TOO_MANY: {
    msCode: 12018,
    kind: 'conflict',
    words: {
      en: 'You have {maximum} webhooks already. Delete one first.',
      'zh-CN': '您已有 {maximum} 个 Webhook，请先删除一个',
    },
    details: { maximum: webhookRules.maximumPerUser },
  },
  WEBHOOK_NOT_FOUND: {
    msCode: 12019,
    kind: 'missing',
    words: { en: 'There is no such webhook.', 'zh-CN': 'Webhook 不存在' },
  },
  WEBHOOK_STOPPED: {
    msCode: 12020,
    kind: 'conflict',
    words: { en: 'This webhook is stopped. Resume it first.', 'zh-CN': '该 Webhook 已停用，请先恢复' },
  },
  WEBHOOK_DELIVERY_NOT_FOUND: {
    msCode: 12021,
    kind: 'missing',
    words: { en: 'There is no such delivery; it is kept for 30 days.', 'zh-CN': '推送记录不存在（记录保留 30 天）' },
  },
  WEBHOOK_DELIVERY_WAITS: {
    msCode: 12022,
    kind: 'conflict',
    words: { en: 'This delivery is still under way.', 'zh-CN': '该推送尚未结束' },
  },
} satisfies ErrorArea
