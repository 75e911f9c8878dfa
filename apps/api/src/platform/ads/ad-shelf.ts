/** An ad as strips show it. */
export interface ShelvedAd {
  readonly id: number
  readonly title: string
  readonly coverFileId: string | null
  readonly attach: readonly string[]
  readonly ownerUid: number
}

/** A category by its id, or the home page. */
export type AdSpot = number | 'home'

export interface StripAsked {
  /** How many stand side by side on the screen; the next visitor's turn begins behind them. */
  readonly sideBySide?: number | undefined
  /** What the page has: it goes on with those that still run, and takes a turn only when none does. */
  readonly had?: readonly number[] | undefined
}

/** The ads that run, in memory. An interface, so that procedures do not import what keeps them. */
export interface AdShelf {
  /** The ads of one strip: none that is over, hidden or out of clicks. Asks the database nothing. */
  strip(spot: AdSpot, how?: StripAsked): readonly ShelvedAd[]
  /** Waits while the ads are read anew; most often for nothing. */
  upToDate(): Promise<void>
  /** Notes in memory that ads were seen, by robots not; written later. */
  noteSeen(spot: AdSpot, ids: readonly number[], userAgent: string): void
  /** Notes in memory that a click on a running ad was not counted; written later. */
  noteUncounted(spot: AdSpot, id: number): void
  /** Writes what was noted. */
  flush(): Promise<void>
}
