/** A line that its writer has sent and the server has not shown yet. */
export interface OutgoingLine {
  /** The client key of the line: sent again under it, it is said once. */
  readonly key: string
  readonly text: string
  readonly fileIds: readonly string[]
  readonly at: number
  readonly state: 'sending' | 'waiting' | 'sent' | 'failed'
  /** Why it failed, in words. */
  readonly reason?: string
}

/** Where what did not arrive yet outlives its page, by place. */
export interface OutgoingStore {
  readonly read: (place: string) => readonly OutgoingLine[]
  readonly write: (place: string, lines: readonly OutgoingLine[]) => void
}
