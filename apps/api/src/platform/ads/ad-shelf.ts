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

/** The ads that run, in memory. An interface, so that procedures do not import what keeps them. */
export interface AdShelf {
  /** The ads of one strip, the next visitor's turn: none that is over, hidden or out of clicks. Asks the database nothing. */
  strip(spot: AdSpot): readonly ShelvedAd[]
  /** Notes in memory that ads were seen, by robots not; written later. */
  noteSeen(spot: AdSpot, ids: readonly number[], userAgent: string): void
  /** Writes what was noted. */
  flush(): Promise<void>
}
