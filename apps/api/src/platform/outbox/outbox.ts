/** Who is told: an account, or whoever follows a channel. */
export type Reader = { readonly uid: number } | { readonly channel: string }

/** A row of the outbox as its reader gets it. The topic `gap` is no row: more happened than is told one by one. */
export interface OutboxEvent {
  readonly id: number
  /** Everything up to this id was told before or with this event, or never will be: from here a reader may go on after a pause. */
  readonly place: number
  readonly topic: string
  readonly payload: Readonly<Record<string, unknown>>
  /** Unix seconds. */
  readonly createdAt: number
}

/** A row as a consumer of all of them gets it. */
export type OutboxRow = Omit<OutboxEvent, 'place'> & { readonly uid: number | null; readonly channel: string | null }

export type Listener = (event: OutboxEvent) => void

export interface Outbox {
  /**
   * Calls `listener` for each event of a reader from now on. A channel's burst is told at once and then once a second, each thing
   * once. @returns what ends it
   */
  subscribe(reader: Reader, listener: Listener): () => void
  /** Where the stream stands: whoever reads the database from now on misses nothing but what `missed` tells from here. */
  place(): number
  /**
   * A reader's events after a place, oldest first. One single `gap` when there are more than `limit`, or when the place lies
   * before what is kept or after anything that happened.
   */
  missed(reader: Reader, place: number, limit: number): Promise<readonly OutboxEvent[]>
  /**
   * Rows of every reader after an id, in order, and only those that no late commit can come before: a consumer that keeps the
   * last id, as deliveries to other sites do, meets each row once.
   */
  settledAfter(id: number, limit: number): Promise<readonly OutboxRow[]>
  /** Says that rows were committed; the other processes are told within a few milliseconds. Called by `commitVerb`. */
  announce(): void
}
