interface AccountBase {
  readonly uid: number
  /** Unix seconds of the spam mark; a spam account loses the publish and reply rights (marketplace.md §6). */
  readonly spamSince: number | null
}

export interface ActiveAccount extends AccountBase {
  readonly kind: 'active'
}

/** Cannot log in, and none of its goods can be bought. An account frozen by staff is unfrozen by staff only. */
export interface FrozenAccount extends AccountBase {
  readonly kind: 'frozen'
  /** Unix seconds. */
  readonly since: number
  readonly frozenBy: 'owner' | 'moderator'
}

export type Account = ActiveAccount | FrozenAccount

export type AccountEvent =
  | { readonly kind: 'freeze' }
  | { readonly kind: 'unfreeze' }
  | { readonly kind: 'markSpam' }
  | { readonly kind: 'unmarkSpam' }

/** `owner` has proved the recovery password. */
export type AccountActor = { readonly kind: 'owner' } | { readonly kind: 'moderator' }

/** Events of an account: allowed actors and resulting state. */
export type AccountSteps = {
  readonly freeze: { readonly by: 'owner' | 'moderator'; readonly to: FrozenAccount }
  readonly unfreeze: { readonly by: 'owner' | 'moderator'; readonly to: ActiveAccount }
  readonly markSpam: { readonly by: 'moderator'; readonly to: Account }
  readonly unmarkSpam: { readonly by: 'moderator'; readonly to: Account }
}

/** Codes of the account's timeline. */
export type AccountNote = 'account.frozen' | 'account.unfrozen' | 'account.spamMarked' | 'account.spamUnmarked'
