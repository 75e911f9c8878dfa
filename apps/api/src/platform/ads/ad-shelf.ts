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
  /** How many ads the screen shows side by side; the rotation advances by this number per visitor. */
  readonly sideBySide?: number | undefined
  /** Ads that the page already shows. Those still running stay; the rotation advances only if none is left. */
  readonly had?: readonly number[] | undefined
}

/** The running ads, in memory. An interface, so that procedures do not import its implementation. */
export interface AdShelf {
  /** The ads of one strip, without ended, hidden or used-up ones. Makes no database query. */
  strip(spot: AdSpot, how?: StripAsked): readonly ShelvedAd[]
  /** Reloads, so that the strips hold what was committed before the call. Callers at once share a reload. */
  upToDate(): Promise<void>
  /** Counts ad views in memory, ignoring robots; flushed later. */
  noteSeen(spot: AdSpot, ids: readonly number[], userAgent: string): void
  /** Counts an uncounted click on a running ad in memory; flushed later. */
  noteUncounted(spot: AdSpot, id: number): void
  /** Flushes the counts. */
  flush(): Promise<void>
}
