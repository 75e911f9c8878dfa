import type { DomainEvent } from './events.ts'

/** Where an event stands in the stream. */
interface Stamp {
  /** The event's own number; twins share it. A greeting and a gap carry their place here. */
  readonly id: number
  /** From where to go on after a pause: everything up to it has arrived. Ids commit out of order, so it may lie below `id`. */
  readonly place: number
  /** Unix seconds. */
  readonly at: number
}

/** The first of a stream: the connection stands. */
export interface Hello {
  readonly topic: 'hello'
  /** How often either side should be heard of. */
  readonly payload: { readonly heartbeatMilliseconds: number }
}

/** More happened during a pause than is told again: what is shown must be read anew. */
export interface Gap {
  readonly topic: 'gap'
  readonly payload: Readonly<Record<string, never>>
}

/** One message of the live subscription. */
export type LiveEvent = (DomainEvent | Hello | Gap) & Stamp
