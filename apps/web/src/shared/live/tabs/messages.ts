import type { LiveEvent } from '@jindu/domain/events'
import type { Failure } from '../../errors/failure.ts'
import type { Source } from '../source.ts'

/** Messages of the leader. A `term` is one tab's period as leader: messages of different terms must not be mixed. */
export type LeaderMessage = { readonly term: string } &
  /** `connected`: whether the server is reachable. */
  (
    | { readonly kind: 'alive'; readonly connected: boolean }
    /** From here on `to` misses nothing of a source after the place that it sent. */
    | { readonly kind: 'following'; readonly source: Source; readonly to: string }
    /** `to`: one tab; null for all. */
    | { readonly kind: 'told'; readonly source: Source; readonly event: LiveEvent; readonly to: string | null }
    | { readonly kind: 'ended'; readonly source: Source; readonly failure: Failure }
  )

/** Messages between tabs of one browser and session. */
export type TabMessage =
  | LeaderMessage
  /** A tab wants to follow a source from a place. */
  | { readonly kind: 'follow'; readonly tab: string; readonly source: Source; readonly place: number }
  | { readonly kind: 'unfollow'; readonly tab: string; readonly source: Source }

/** Broadcasts to every other tab, not to the sender. */
export interface TabBus {
  post(message: TabMessage): void
  close(): void
}

/** The browser's BroadcastChannel, or null if it has none. */
export function openTabBus(name: string, onMessage: (message: TabMessage) => void): TabBus | null {
  if (!('BroadcastChannel' in globalThis)) return null
  const channel = new BroadcastChannel(name)
  let isOpen = true
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => onMessage(data))
  return {
    // A closing connection may still report events.
    post: (message) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
      if (isOpen) channel.postMessage(message)
    },
    close() {
      isOpen = false
      channel.close()
    },
  }
}
