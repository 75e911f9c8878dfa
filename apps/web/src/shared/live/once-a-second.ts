/** Steps of one commit are announced one by one, and arrive together. */
const GATHER_MS = 20
const EVERY_MS = 1000

/**
 * Coalesces reads: each marked item is read at most once a second. An item marked during its read is read once more, so
 * the last mark is never lost.
 *
 * @param read must not throw
 */
export function onceASecond<Thing>(read: (thing: Thing) => Promise<unknown>): (things: Iterable<Thing>) => void {
  const waiting = new Set<Thing>()
  const busy = new Set<Thing>()

  async function run(thing: Thing): Promise<void> {
    busy.add(thing)
    await pause(GATHER_MS)
    while (waiting.delete(thing)) await Promise.all([read(thing), pause(EVERY_MS)])
    busy.delete(thing)
  }
  return (things) => {
    for (const thing of things) {
      waiting.add(thing)
      if (!busy.has(thing)) void run(thing)
    }
  }
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
