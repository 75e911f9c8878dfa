export { durationText, errorMessage, fillMessage, successMessage, type Details } from '@jindu/domain/words'
export { ADMINISTRATOR, FORM_REFUSED_TITLE, PAGE_NOT_FOUND } from './form.ts'
export { httpStatusMessage } from './http-status.ts'
export { ACCOUNT_LABELS, accountLabel, ENTRY_LABELS, entryLabel } from './ledger.ts'
export { localeOfAppLang, LOCALES, pickLocale, type Locale, type Text } from './locale.ts'
export {
  GOODS_ORDER_ACTIONS,
  GOODS_ORDER_PROGRESS,
  GOODS_ORDER_STATUSES,
  OTC_OFFER_ACTIONS,
  OTC_OFFER_STATUSES,
  OTC_ORDER_ACTIONS,
  OTC_ORDER_PROGRESS,
  OTC_ORDER_STATUSES,
  WITHDRAWAL_ACTIONS,
  WITHDRAWAL_STATUSES,
} from './order-actions.ts'
export { STATE_LABELS, stateLabel, type StateOf, type StateSubject } from './states.ts'
export { NOTICE_CATEGORY_WORDS } from './notices.ts'
export { MESSAGE_TYPE_WORDS, messageText } from './stored-messages.ts'
export { countdownText, onlineTimeText, relativeTimeText } from './time.ts'
export { PARTY_NOTES, PLAIN_NOTES, timelineText, type TimelineNote, type TimelineReader } from './timeline.ts'
