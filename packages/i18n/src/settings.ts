import { SETTING_WORDS, type SettingGroup, type SiteSettingKey } from '@jindu/domain/accounts/site'
import type { SettleDemand } from '@jindu/domain/otc/orders'
import type { Locale, Text } from './locale.ts'

export const SETTING_GROUP_LABELS = {
  site: { en: 'Site', 'zh-CN': '站点' },
  orders: { en: 'Orders and times', 'zh-CN': '订单与时限' },
  rights: { en: 'Rights', 'zh-CN': '权限' },
  ads: { en: 'Ads', 'zh-CN': '广告' },
  fees: { en: 'Fees', 'zh-CN': '手续费' },
  wallet: { en: 'Wallet', 'zh-CN': '钱包' },
  otc: { en: 'OTC', 'zh-CN': '法币交易' },
} as const satisfies Record<SettingGroup, Text>

export const settingLabel = (key: SiteSettingKey, locale: Locale): string => SETTING_WORDS[key][locale][0]
export const settingHelp = (key: SiteSettingKey, locale: Locale): string => SETTING_WORDS[key][locale][1]

const SETTLE_DEMANDS = {
  settles: { en: 'Settles at once', 'zh-CN': '立即结算给买家' },
  settlesWithEvidence: { en: 'Settles with name and evidence only', 'zh-CN': '有付款人和凭证才结算' },
  opensDispute: { en: 'Opens a dispute with short times', 'zh-CN': '转入争议，缩短答复时限' },
} as const satisfies Record<SettleDemand, Text>

/** Choices of enumerated settings, with their labels. */
const CHOICES: Readonly<Partial<Record<SiteSettingKey, Readonly<Record<string, Text>>>>> = {
  otcSettleDemand: SETTLE_DEMANDS,
}

/** Choices of an enumerated setting; empty for other settings. */
export function settingChoices(key: SiteSettingKey, locale: Locale): readonly { value: string; label: string }[] {
  return Object.entries(CHOICES[key] ?? {}).map(([value, text]) => ({ value, label: text[locale] }))
}
