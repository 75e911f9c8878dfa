import { setTimeout as sleep } from 'node:timers/promises'

const SLOWEST = 0.125
const FASTEST = 64
/** Between two steps of a story at speed 1. */
const STEP_MILLISECONDS = 2_000
/** Polling interval for a change of speed during a wait. */
const LOOK_MILLISECONDS = 50

/** How fast time passes in the play; a terminal's keys change it while it runs. */
export interface Pace {
  /** Waits as long as people think between two steps. */
  step(): Promise<void>
  readonly ended: boolean
  /** Reads space, + - and q from a terminal. */
  listen(): void
}

/**
 * @param speed 2 is twice as fast
 * @param say called with each change of speed
 */
export function createPace(speed: number, say: (text: string) => void): Pace {
  const state = { isPaused: false, ended: false }
  const keys: Readonly<Record<string, () => void>> = {
    ' ': () => {
      state.isPaused = !state.isPaused
      say(state.isPaused ? 'paused; space goes on' : 'goes on')
    },
    '+': () => {
      speed = Math.min(speed * 2, FASTEST)
      say(`speed ${speed}`)
    },
    '-': () => {
      speed = Math.max(speed / 2, SLOWEST)
      say(`speed ${speed}`)
    },
    q: () => (state.ended = true),
    // In raw mode the terminal sends Ctrl+C as a character instead of an interrupt.
    '\u0003': () => (state.ended = true),
  }
  return {
    step: async () => {
      let waited = 0
      while (!state.ended && (state.isPaused || waited * speed < STEP_MILLISECONDS)) {
        const began = performance.now()
        await sleep(Math.min(LOOK_MILLISECONDS, STEP_MILLISECONDS / speed))
        if (!state.isPaused) waited += performance.now() - began
      }
    },
    get ended() {
      return state.ended
    },
    listen: () => {
      const { stdin } = process
      if (!stdin.isTTY) return
      stdin.setRawMode(true)
      stdin.setEncoding('utf8').on('data', (key) => keys[String(key)]?.())
      stdin.unref()
    },
  }
}
