import { accountRules } from '../../rules/account.ts'

/** What decides whether the link of a message still freezes its account. All in unix seconds. */
export interface FreezeLink {
  /** When the message was written. */
  readonly toldAt: number
  /** When the account was frozen last, by whomever; null for never. */
  readonly frozenAt: number | null
  readonly now: number
}

/**
 * Whether the freeze link of a message may still be used (product.md "Accounts"): for 7 days, and until the account was frozen after the
 * message, so that a link freezes once and an old mail freezes nothing that its owner unfroze.
 * @example
 * isFreezeLinkLive({ toldAt: 1_760_000_000, frozenAt: null, now: 1_760_000_600 }) // true
 * isFreezeLinkLive({ toldAt: 1_760_000_000, frozenAt: 1_760_000_300, now: 1_760_000_600 }) // false
 * isFreezeLinkLive({ toldAt: 1_760_000_000, frozenAt: null, now: 1_760_604_800 }) // false
 */
export function isFreezeLinkLive({ toldAt, frozenAt, now }: FreezeLink): boolean {
  return now < toldAt + accountRules.freezeLinkSeconds && (frozenAt === null || frozenAt < toldAt)
}
