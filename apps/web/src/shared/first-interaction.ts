const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown'] as const

/**
 * Runs once at the first sign of interaction: for code that the first page omits, so that it is loaded before a click.
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
