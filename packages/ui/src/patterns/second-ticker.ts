const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

function beat(): void {
  schedule()
  for (const listener of listeners) listener()
}

function schedule(): void {
  clearTimeout(timer)
  timer = undefined
  if (listeners.size === 0 || document.visibilityState === 'hidden') return
  timer = setTimeout(beat, 1000 - (Date.now() % 1000))
}

/** One beat a second for every clock on the page, none while the page is hidden. Returns the unsubscription. */
export function subscribeToSeconds(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', beat)
  listeners.add(listener)
  if (timer === undefined) schedule()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    document.removeEventListener('visibilitychange', beat)
    schedule()
  }
}
