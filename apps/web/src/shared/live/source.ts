import type { ChannelName, LiveEvent } from '@jindu/domain/events'
import type { Failure } from '../errors/failure.ts'

/** Stream that a tab follows: events of its account, or a subject's channel. */
export type Source = 'account' | ChannelName

export interface StreamHandlers {
  readonly onEvent: (event: LiveEvent) => void
  /** The server refused or ended the stream; it does not reconnect by itself. */
  readonly onEnd: (failure: Failure) => void
}

/** Callbacks about the health of a connection. */
export interface Hearing {
  readonly heard: () => void
  readonly lost: () => void
}

/** Follows a source from a place, across reconnects. @returns a function that stops */
export type Open = (source: Source, place: number, handlers: StreamHandlers) => () => void
