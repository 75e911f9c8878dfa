import type { LiveEvent } from '@jindu/domain/events'
import type { Failure } from '../../errors/failure.ts'
import type { Source } from '../source.ts'

/** What the tab with the connection says. A `term` is one tab's time with it: what two of them say does not mix. */
export type LeaderMessage = { readonly term: string } &
  /** `connected` whether the server is heard. */
  (
    | { readonly kind: 'alive'; readonly connected: boolean }
    /** From here on `to` misses nothing of a source, from the place that it named. */
    | { readonly kind: 'following'; readonly source: Source; readonly to: string }
    /** `to` one tab, or to all of them. */
    | { readonly kind: 'told'; readonly source: Source; readonly event: LiveEvent; readonly to: string | null }
    | { readonly kind: 'ended'; readonly source: Source; readonly failure: Failure }
  )

/** What tabs of one browser and one session say to each other. */
export type TabMessage =
  | LeaderMessage
  /** A tab wants to hear of a source from a place on. */
  | { readonly kind: 'follow'; readonly tab: string; readonly source: Source; readonly place: number }
  | { readonly kind: 'unfollow'; readonly tab: string; readonly source: Source }

/** Reaches every other tab; nothing of it comes back to the sender. */
export interface TabBus {
  post(message: TabMessage): void
  close(): void
}

/** The browser's own, or null where it has none. */
export function openTabBus(name: string, onMessage: (message: TabMessage) => void): TabBus | null {
  if (!('BroadcastChannel' in globalThis)) return null
  const channel = new BroadcastChannel(name)
  let isOpen = true
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => onMessage(data))
  return {
    // A connection that is closing may still be heard of.
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
