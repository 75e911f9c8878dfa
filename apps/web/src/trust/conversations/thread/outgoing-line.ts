/** A sent line that the server has not returned yet. */
export interface OutgoingLine {
  /** Idempotency key of the line: a retry under it does not duplicate the line. */
  readonly key: string
  readonly text: string
  readonly fileIds: readonly string[]
  readonly at: number
  readonly state: 'sending' | 'waiting' | 'sent' | 'failed'
  /** Error message. */
  readonly reason?: string
}

/** Persistent store of unsent lines, by place. */
export interface OutgoingStore {
  readonly read: (place: string) => readonly OutgoingLine[]
  readonly write: (place: string, lines: readonly OutgoingLine[]) => void
}
