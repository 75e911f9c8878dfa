/** Seeded pseudo-random numbers: the same seed gives the same picture everywhere. */
export interface Draw {
  /** In [0, 1). */
  unit(): number
  /** In [low, high). */
  between(low: number, high: number): number
  /** Whole, in [low, high]. */
  whole(low: number, high: number): number
  chance(probability: number): boolean
  one<T>(choices: readonly [T, ...T[]]): T
}

/** mulberry32 over an FNV-1a hash of the seed. */
export function drawFrom(seed: string): Draw {
  let state = 0x811c9dc5
  for (let index = 0; index < seed.length; index += 1) {
    state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193)
  }
  // Ids that follow each other differ in their last bits only: stir them through the whole word.
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
  const unit = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (low: number, high: number): number => low + unit() * (high - low)
  return {
    unit,
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    chance: (probability) => unit() < probability,
    one: (choices) => choices[Math.floor(unit() * choices.length)] ?? choices[0],
  }
}

/** One decimal is finer than a screen shows, and keeps server and browser markup equal. */
export function px(value: number): number {
  return Math.round(value * 10) / 10
}
