import { otcRules } from '../rules/otc.ts'
import type { ErrorArea } from './area.ts'

/** Alerts of the fiat market. Numbers from 6400. */
export const otcAlertErrors = {
  ALERT_TOO_MANY: {
    msCode: 6401,
    kind: 'limit',
    words: { en: 'You have {maximum} alerts.', 'zh-CN': '提醒已达 {maximum} 个' },
    details: { maximum: otcRules.maximumAlerts },
  },
} satisfies ErrorArea
