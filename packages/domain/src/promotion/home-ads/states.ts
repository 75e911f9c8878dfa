import type { CurrencyCode, Money } from '../../money/index.ts'

interface BoughtTime {
  /** Unix seconds. */
  readonly startAt: number
  /** Unix seconds; the ad is hidden from then on. */
  readonly stopAt: number
}

export interface HomeAdNotBought {
  readonly kind: 'notBought'
}

export interface ShownHomeAd extends BoughtTime {
  readonly kind: 'shown'
}

/** Hidden, or its time is over; an ad that staff closed can be shown by staff only. */
export interface ClosedHomeAd extends BoughtTime {
  readonly kind: 'closed'
  readonly closedBy: 'owner' | 'moderator' | 'clock'
}

export type HomeAd = HomeAdNotBought | ShownHomeAd | ClosedHomeAd

export type HomeAdEvent =
  | { readonly kind: 'buy'; readonly weeks: number; readonly price: Money<CurrencyCode> }
  | { readonly kind: 'show' }
  | { readonly kind: 'close' }
  | { readonly kind: 'expire' }

export type HomeAdActor = { readonly kind: 'owner' } | { readonly kind: 'moderator' } | { readonly kind: 'clock' }

/** Events of an ad: allowed actors and resulting state. */
export type HomeAdSteps = {
  readonly buy: { readonly by: 'owner'; readonly to: ShownHomeAd }
  readonly show: { readonly by: 'owner' | 'moderator'; readonly to: ShownHomeAd }
  readonly close: { readonly by: 'owner' | 'moderator'; readonly to: ClosedHomeAd }
  readonly expire: { readonly by: 'clock'; readonly to: ClosedHomeAd }
}

export interface HomeAdMove {
  readonly from: 'owner'
  readonly to: 'platform'
  readonly money: Money<CurrencyCode>
}

/** Codes of the ad's timeline. */
export type HomeAdNote = 'homeAd.bought' | 'homeAd.shown' | 'homeAd.closed' | 'homeAd.expired'
