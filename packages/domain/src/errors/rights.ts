import { rightsRules } from '../rules/promotion.ts'
import type { ErrorArea } from './area.ts'

/** Publish right and reply right. Numbers from 2500. */
export const rightsErrors = {
  PUBLISH_RIGHT_REQUIRED: {
    msCode: 2501,
    kind: 'forbidden',
    words: { en: 'The publish right is not activated.', 'zh-CN': '发布权未开通' },
  },
  PUBLISH_RIGHT_EXPIRED: {
    msCode: 2502,
    kind: 'forbidden',
    words: { en: 'The publish right has expired. Buy it again.', 'zh-CN': '发布权已过期，请重新购买' },
  },
  REPLY_RIGHT_REQUIRED: {
    msCode: 2503,
    kind: 'forbidden',
    words: { en: 'The consultation right is not activated.', 'zh-CN': '交易权限未开通' },
  },
  REPLY_RIGHT_EXPIRED: {
    msCode: 2504,
    kind: 'forbidden',
    words: { en: 'The consultation right has expired. Buy it again.', 'zh-CN': '交易权限已过期，请重新购买' },
  },
  RIGHT_WITHDRAWN: {
    msCode: 2505,
    kind: 'forbidden',
    words: { en: 'Staff withdrew this right.', 'zh-CN': '工作人员已收回该权限' },
  },
  RIGHT_MONTHS_INVALID: {
    msCode: 2506,
    kind: 'input',
    words: { en: 'Choose 1 to {maximum} months.', 'zh-CN': '请选择 1 至 {maximum} 个月' },
    details: { maximum: rightsRules.maximumMonths },
  },
  RIGHT_TYPE_INVALID: {
    msCode: 2507,
    kind: 'input',
    words: { en: 'There is no such right.', 'zh-CN': '权限类型不正确' },
  },
  RIGHT_TERM_INVALID: {
    msCode: 2508,
    kind: 'input',
    words: { en: 'Choose 1 to {maximum} days, or without end.', 'zh-CN': '请选择 1 至 {maximum} 天，或无期限' },
    details: { maximum: rightsRules.withdrawDays.maximum },
  },
  RIGHT_NOT_WITHDRAWN: {
    msCode: 2509,
    kind: 'conflict',
    words: { en: 'This right is not withdrawn.', 'zh-CN': '该权限未被收回' },
  },
} satisfies ErrorArea
