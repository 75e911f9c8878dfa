/** Who looks at goods. An interface, so that procedures do not import the feature that keeps the counts. */
export interface ViewCounter {
  /** Notes in memory that somebody looked; written later, outside any request. Robots and repeats of a day count nothing. */
  count(goodsId: number, viewer: Viewer): void
  /** Writes what was noted. */
  flush(): Promise<void>
}

export interface Viewer {
  /** Null for a visitor. */
  readonly uid: number | null
  readonly address: string
  readonly userAgent: string
}
