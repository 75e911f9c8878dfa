import { countCharacters } from '../../text/count-characters.ts'

/** Suspicious contents that readers are warned of; the line is still delivered. */
export const LINE_WARNINGS = ['link', 'contact', 'coinAddress'] as const

export type LineWarning = (typeof LINE_WARNINGS)[number]

export interface FoundWarning {
  readonly kind: LineWarning
  /** The first match, as written, at most 80 characters. */
  readonly found: string
}

const MAXIMUM_FOUND = 80

const LINK = /https?:\/\/[^\s<>"']+/i

const CONTACTS: readonly RegExp[] = [
  // E-mail.
  /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{2,63})+/,
  // Messenger links.
  /\b(?:t\.me|wa\.me|telegram\.me|discord\.gg|line\.me)\/[\w+-]+/i,
  // Messenger names; those that are English words only with an id or number behind them.
  /(?:微信|薇信|威信|电报群?|企鹅号|飞机号|加[vV薇]|[vV]信|扣扣)\s*[:：号是]?\s*\w*/,
  /\b(?:telegram|wechat|weixin|whats\s?app|skype|viber|discord|instagram)\b/i,
  /\b(?:tg|vx|wx|qq|line|signal)\s*(?:id|[:：#@]|\d{5,})\s*\S*/i,
  /(?:^|\s)@[a-z][\w.]{3,31}\b/i,
  // Phone numbers: with a country code, a Chinese mobile number, or labelled as a phone.
  /(?:^|[^\w+])\+\d(?:[ ().-]?\d){7,14}\b/,
  /(?:^|\D)1[3-9]\d(?:[ -]?\d{4}){2}(?!\d)/,
  /(?:phone|tel|mobile|call me|电话|手机)\D{0,12}\d(?:[ ().-]?\d){6,14}/i,
]

const BASE58 = '[1-9A-HJ-NP-Za-km-z]'

const COIN_ADDRESSES: readonly RegExp[] = [
  /\b(?:bc|tb|bcrt|ltc|tltc|rltc)1[02-9ac-hj-np-z]{20,87}\b/i,
  /\b(?:0x|0X)[0-9a-fA-F]{40}\b/,
  new RegExp(`\\bT${BASE58}{33}\\b`),
  // Requires both letter cases and a digit: long words and numbers do not match.
  new RegExp(`\\b(?=${BASE58}*\\d)(?=${BASE58}*[a-z])(?=${BASE58}*[A-Z])[13LM2mn]${BASE58}{25,34}\\b`),
]

const PATTERNS: Readonly<Record<LineWarning, readonly RegExp[]>> = {
  link: [LINK],
  contact: CONTACTS,
  coinAddress: COIN_ADDRESSES,
}

/**
 * Warnings for a line that leads off the site: links, contact details, coin addresses; each kind once.
 * @param visible the visible text
 * @example
 * warningsOf('Write to me on Telegram: @seller') // [{ kind: 'contact', found: 'Telegram' }]
 * warningsOf('Is it still there?') // []
 */
export function warningsOf(visible: string): readonly FoundWarning[] {
  // Convert full-width digits and letters to ASCII first.
  const text = visible.normalize('NFKC')
  return LINE_WARNINGS.flatMap((kind) => {
    const found = PATTERNS[kind].flatMap((pattern) => pattern.exec(text)?.[0].trim() ?? [])[0]
    return found === undefined ? [] : [{ kind, found: cut(found) }]
  })
}

function cut(text: string): string {
  return countCharacters(text) > MAXIMUM_FOUND ? `${Array.from(text).slice(0, MAXIMUM_FOUND).join('')}…` : text
}

/**
 * Whether a line offers to trade off the site, which is counted (`warning_contacts_times`).
 * @example
 * leadsOutside(warningsOf('Write to me on Telegram: @seller')) // true
 */
export function leadsOutside(warnings: readonly FoundWarning[]): boolean {
  return warnings.some(({ kind }) => kind !== 'link')
}
