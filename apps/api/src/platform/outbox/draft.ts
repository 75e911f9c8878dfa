/** A row for the outbox. */
export interface OutboxDraft {
  /** `goodsOrder`, `wallet`, … */
  readonly topic: string
  /** The accounts that it concerns; empty for everybody. */
  readonly uids: readonly number[]
  /** Ids, not content: the reader asks for what it may see. */
  readonly payload: Readonly<Record<string, string | number | boolean | null>>
}
