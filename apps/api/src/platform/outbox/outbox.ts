/** The recipient of events: an account, or the followers of a channel. */
export type Reader = { readonly uid: number } | { readonly channel: string }

/** An outbox row for its reader. The topic `gap` is no row: there are more events than are sent individually. */
export interface OutboxEvent {
  readonly id: number
  /**
   * The low watermark: all events up to this id were sent before or with this one, or never will be. A reader resumes
   * from here.
   */
  readonly place: number
  readonly topic: string
  readonly payload: Readonly<Record<string, unknown>>
  /** Unix seconds. */
  readonly createdAt: number
}

/** A row for a consumer of all rows. */
export type OutboxRow = Omit<OutboxEvent, 'place'> & { readonly uid: number | null; readonly channel: string | null }

export type Listener = (event: OutboxEvent) => void

export interface Outbox {
  /**
   * Calls `listener` for each new event of a reader. A channel's events are coalesced to one per second per subject.
   * @returns the function that unsubscribes
   */
  subscribe(reader: Reader, listener: Listener): () => void
  /** The current place. A reader that queries the database after this call misses nothing if it resumes from here. */
  place(): number
  /**
   * A reader's events after a place, oldest first. A single `gap` if there are more than `limit`, or if the place is
   * pruned or in the future.
   */
  missed(reader: Reader, place: number, limit: number): Promise<readonly OutboxEvent[]>
  /**
   * Rows of all readers after an id, in order, only up to the low watermark. A consumer that stores the last id, such
   * as webhook deliveries, gets each row once.
   */
  settledAfter(id: number, limit: number): Promise<readonly OutboxRow[]>
  /** Signals committed rows; other processes are notified within milliseconds. Called by `commitVerb`. */
  announce(): void
}
