import type { DomainEvent } from './events.ts'

/** Position of an event in the stream. */
interface Stamp {
  /** The event's own id; duplicates share it. A greeting and a gap carry their place here. */
  readonly id: number
  /**
   * Low-watermark: everything up to it has arrived, so a reconnect resumes here. Ids commit out of order, so it may be
   * below `id`.
   */
  readonly place: number
  /** Unix seconds. */
  readonly at: number
}

/** The first event of a stream: the connection is open. */
export interface Hello {
  readonly topic: 'hello'
  /** Interval in which each side must send something. */
  readonly payload: { readonly heartbeatMilliseconds: number }
}

/** More events happened during a pause than are replayed: the client must refetch what it shows. */
export interface Gap {
  readonly topic: 'gap'
  readonly payload: Readonly<Record<string, never>>
}

/** One message of the live subscription. */
export type LiveEvent = (DomainEvent | Hello | Gap) & Stamp
