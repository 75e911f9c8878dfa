import { accountRules } from '../../rules/account.ts'

/** Facts that decide whether a message's freeze link is still valid. All in unix seconds. */
export interface FreezeLink {
  /** Time of the message. */
  readonly toldAt: number
  /** Time of the last freeze, by owner or staff; null for never. */
  readonly frozenAt: number | null
  readonly now: number
}

/**
 * Whether a message's freeze link is still valid (product.md "Accounts"): for 7 days, and until the account is frozen
 * after the message. So a link freezes once, and an old mail cannot freeze an account that its owner unfroze.
 * @example
 * isFreezeLinkLive({ toldAt: 1_760_000_000, frozenAt: null, now: 1_760_000_600 }) // true
 * isFreezeLinkLive({ toldAt: 1_760_000_000, frozenAt: 1_760_000_300, now: 1_760_000_600 }) // false
 * isFreezeLinkLive({ toldAt: 1_760_000_000, frozenAt: null, now: 1_760_604_800 }) // false
 */
export function isFreezeLinkLive({ toldAt, frozenAt, now }: FreezeLink): boolean {
  return now < toldAt + accountRules.freezeLinkSeconds && (frozenAt === null || frozenAt < toldAt)
}
