const listeners = new Set<() => void>()
let slow = false

/** Whether the page polls because it has no live connection. */
export const slowLine = {
  is: (): boolean => slow,
  set(next: boolean): void {
    if (slow === next) return
    slow = next
    for (const listener of listeners) listener()
  },
  watch: (changed: () => void): (() => void) => {
    listeners.add(changed)
    return () => listeners.delete(changed)
  },
}
