import type { CurrencyCode, Money } from '../../money/index.ts'

interface BoughtClicks {
  /** Ids of the categories the ad is shown in. */
  readonly categoryIds: readonly number[]
  /** Clicks ever bought. */
  readonly bought: number
}

export interface CategoryAdNotBought {
  readonly kind: 'notBought'
}

export interface ShownCategoryAd extends BoughtClicks {
  readonly kind: 'shown'
  /** Clicks left, at least 1. */
  readonly remaining: number
}

/** Hidden, or its clicks are used up; an ad that staff closed can be shown by staff only. */
export interface ClosedCategoryAd extends BoughtClicks {
  readonly kind: 'closed'
  readonly remaining: number
  readonly closedBy: 'owner' | 'moderator' | 'lastClick'
}

export type CategoryAd = CategoryAdNotBought | ShownCategoryAd | ClosedCategoryAd

export type CategoryAdEvent =
  | {
      readonly kind: 'buy'
      readonly clicks: number
      readonly categoryIds: readonly number[]
      readonly price: Money<CurrencyCode>
    }
  | { readonly kind: 'show' }
  | { readonly kind: 'close' }
  | { readonly kind: 'click' }

export type CategoryAdActor = { readonly kind: 'owner' } | { readonly kind: 'moderator' } | { readonly kind: 'visitor' }

/** Events of an ad: allowed actors and resulting state. */
export type CategoryAdSteps = {
  readonly buy: { readonly by: 'owner'; readonly to: ShownCategoryAd }
  readonly show: { readonly by: 'owner' | 'moderator'; readonly to: ShownCategoryAd }
  readonly close: { readonly by: 'owner' | 'moderator'; readonly to: ClosedCategoryAd }
  readonly click: { readonly by: 'visitor'; readonly to: ShownCategoryAd | ClosedCategoryAd }
}

export interface CategoryAdMove {
  readonly from: 'owner'
  readonly to: 'platform'
  readonly money: Money<CurrencyCode>
}

/** Codes of the ad's timeline. */
export type CategoryAdNote = 'categoryAd.bought' | 'categoryAd.shown' | 'categoryAd.closed' | 'categoryAd.clicked'
