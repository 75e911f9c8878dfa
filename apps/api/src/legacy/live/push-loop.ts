import { setTimeout as sleep } from 'node:timers/promises'
import type { Push } from './push-of.ts'
import type { ServerFrame } from './frames.ts'

const EVERY_MILLISECONDS = 1000

/**
 * Sends pushes with the count of unread messages, which is read once for all that came together: the first at once,
 * what follows once a second, each thing once.
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
        // Counted after the push was asked for: what it tells of is among them.
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
