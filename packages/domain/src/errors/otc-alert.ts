import { otcRules } from '../rules/otc.ts'
import type { ErrorArea } from './area.ts'

/** Alerts of the fiat market. Numbers from 6400. */
export const otcAlertErrors = {
  ALERT_NOT_FOUND: {
    msCode: 6401,
    kind: 'missing',
    words: { en: 'You have no such alert.', 'zh-CN': '没有此提醒' },
  },
  ALERT_TOO_MANY: {
    msCode: 6402,
    kind: 'limit',
    words: {
      en: 'You have {maximum} alerts already; remove one first.',
      'zh-CN': '提醒已达 {maximum} 个，请先移除一个',
    },
    details: { maximum: otcRules.alerts.maximum },
  },
  ALERT_PRICE_REACHED: {
    msCode: 6403,
    kind: 'conflict',
    words: { en: 'The market price is there already.', 'zh-CN': '市场价已达到该价格' },
  },
} satisfies ErrorArea
