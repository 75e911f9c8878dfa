/** Counts viewers of goods. An interface, so that procedures do not import its feature. */
export interface ViewCounter {
  /** Counts a view in memory, flushed outside requests. Ignores robots and repeated views on one day. */
  count(goodsId: number, viewer: Viewer): void
  /** Flushes the counts. */
  flush(): Promise<void>
}

export interface Viewer {
  /** Null for a visitor. */
  readonly uid: number | null
  readonly address: string
  readonly userAgent: string
}
