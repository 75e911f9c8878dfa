/** The only source of time. Unix seconds, whole. */
export interface Clock {
  now(): number
}

/** The machine's own time. */
export const systemClock: Clock = { now: () => Math.floor(Date.now() / 1000) }

/** A clock that only moves when told. */
export interface ManualClock extends Clock {
  set(seconds: number): void
  advance(seconds: number): void
}

export const manualClock = (start: number): ManualClock => {
  let current = start
  return {
    now: () => current,
    set: (seconds) => {
      current = seconds
    },
    advance: (seconds) => {
      current += seconds
    },
  }
}
