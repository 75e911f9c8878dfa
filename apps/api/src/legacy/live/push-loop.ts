import { setTimeout as sleep } from 'node:timers/promises'
import type { Push } from './push-of.ts'
import type { ServerFrame } from './frames.ts'

const EVERY_MILLISECONDS = 1000

/**
 * Sends pushes with the unread count, which is read once per batch. The first push is sent at once; later ones are
 * coalesced to one per second per subject.
 */
export function createPushLoop(
  readUnread: () => Promise<number>,
  send: (frame: ServerFrame) => void,
  end: AbortSignal,
) {
  const waiting = new Map<string, Push>()
  let running = false

  async function run(): Promise<void> {
    running = true
    try {
      while (waiting.size > 0 && !end.aborted) {
        // Count after the push was requested, so that the count includes its message.
        const pushes = [...waiting.values()]
        waiting.clear()
        const unread = await readUnread()
        for (const push of pushes) send({ kind: push.kind, unread, data: push.data })
        await sleep(EVERY_MILLISECONDS, undefined, { ref: false })
      }
    } finally {
      running = false
    }
  }
  return {
    /** Fails as the reading of the count does, for the push that began it. */
    async add(push: Push): Promise<void> {
      waiting.set(`${push.kind} ${JSON.stringify(push.data)}`, push)
      if (!running) await run()
    },
  }
}
