/** A row of the outbox as subscribers get it. */
export interface OutboxEvent {
  /** Grows with every event; a reader may ask for what came after it. */
  readonly id: number
  readonly topic: string
  /** The accounts that it concerns; empty for everybody. */
  readonly uids: readonly number[]
  readonly payload: Readonly<Record<string, unknown>>
  /** Unix seconds. */
  readonly createdAt: number
}

export interface Outbox {
  /** Calls `listener` for each event that concerns `uid`. Returns the function that ends it. */
  subscribe(uid: number, listener: (event: OutboxEvent) => void): () => void
  /** Calls `listener` for every event, for what this process keeps in memory (settings, caches). */
  subscribeAll(listener: (event: OutboxEvent) => void): () => void
  /** Where the stream stands: whoever reads the database from now on may miss nothing but what `since` gives after this id. */
  place(): number
  /** Events of `uid` after an id, oldest first, at most `limit`: what a reconnecting client missed. */
  since(uid: number, id: number, limit: number): Promise<readonly OutboxEvent[]>
  /** Says that rows were committed; the other processes are told within a few milliseconds. Called by `commitVerb`. */
  announce(): void
}
