const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown'] as const

/**
 * Runs once, with the first sign of a reader who is about to act: for what the first page does without,
 * so that it is there when something is pressed.
 */
export function onFirstInteraction(run: () => void): () => void {
  const stop = new AbortController()
  const moved = () => {
    stop.abort()
    run()
  }
  for (const sign of SIGNS) document.addEventListener(sign, moved, { passive: true, signal: stop.signal })
  return () => stop.abort()
}
