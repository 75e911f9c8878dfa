import { CURRENCY_CODES } from '@jindu/domain/money'
import { readDays } from '../../shared/search-params/read-days.ts'
import { readDigits, readOneOf, readPage, search } from '../../shared/search-params/read.ts'

/** Tabs of fiat management (wallet-and-otc.md §2), of the receiving accounts, of people and of alerts. */
export const OTC_TABS = [
  'releaseNewOtcTopic',
  'myReleaseOtcTopic',
  'myOtcOrder',
  'otcMessage',
  'payees',
  'people',
  'alerts',
] as const

export const ORDER_STATES = ['open', 'completed', 'cancelled'] as const

/** Search parameters of fiat management. */
export const readManage = (raw: Record<string, unknown>) =>
  search({
    tab: readOneOf(raw, 'tab', OTC_TABS),
    side: readOneOf(raw, 'side', ['buy', 'sell'] as const),
    currency: readOneOf(raw, 'currency', CURRENCY_CODES),
    /** Orders in one state, with one user, taken on some days. */
    status: readOneOf(raw, 'status', ORDER_STATES),
    with: readDigits(raw, 'with'),
    ...readDays(raw),
    page: readPage(raw),
    /** The own offer that a new one begins with. */
    copy: readDigits(raw, 'copy'),
  })

export type ManageAddress = ReturnType<typeof readManage>
export type OtcTab = (typeof OTC_TABS)[number]
