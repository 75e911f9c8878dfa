export type SocketState = 'idle' | 'open' | 'closed' | 'unsupported'

let state: SocketState = 'idle'
const listeners = new Set<() => void>()

/** Whether pushes arrive: pages with clocks say so when they do not. */
export const socketStates = {
  read: (): SocketState => state,
  set(next: SocketState): void {
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
