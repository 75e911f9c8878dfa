import type { ChannelName, LiveEvent } from '@jindu/domain/events'
import type { Failure } from '../errors/failure.ts'

/** What a tab follows: what concerns its account, or a subject's channel. */
export type Source = 'account' | ChannelName

export interface StreamHandlers {
  readonly onEvent: (event: LiveEvent) => void
  /** The server refused it or ended it; it does not come back by itself. */
  readonly onEnd: (failure: Failure) => void
}

/** Whether the server is heard over a connection. */
export interface Hearing {
  readonly heard: () => void
  readonly lost: () => void
}

/** Follows a source from a place on, across breaks of the connection. @returns what ends it */
export type Open = (source: Source, place: number, handlers: StreamHandlers) => () => void
