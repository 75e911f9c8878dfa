import type { Text } from '../locale.ts'

export const rightsMessages = {
  PUBLISH_RIGHT_REQUIRED: { en: 'The publish right is not activated.', 'zh-CN': '发布权未开通' },
  PUBLISH_RIGHT_EXPIRED: { en: 'The publish right has expired. Buy it again.', 'zh-CN': '发布权已过期，请重新购买' },
  REPLY_RIGHT_REQUIRED: { en: 'The consultation right is not activated.', 'zh-CN': '交易权限未开通' },
  REPLY_RIGHT_EXPIRED: {
    en: 'The consultation right has expired. Buy it again.',
    'zh-CN': '交易权限已过期，请重新购买',
  },
  RIGHT_WITHDRAWN: { en: 'Staff withdrew this right.', 'zh-CN': '工作人员已收回该权限' },
  RIGHT_MONTHS_INVALID: { en: 'Choose 1 to {maximum} months.', 'zh-CN': '请选择 1 至 {maximum} 个月' },
  RIGHT_TERM_INVALID: {
    en: 'Choose 1 to {maximum} days, or without end.',
    'zh-CN': '请选择 1 至 {maximum} 天，或无期限',
  },
  RIGHT_NOT_WITHDRAWN: { en: 'This right is not withdrawn.', 'zh-CN': '该权限未被收回' },
  RIGHT_TYPE_INVALID: { en: 'There is no such right.', 'zh-CN': '权限类型不正确' },
} as const satisfies Record<string, Text>
