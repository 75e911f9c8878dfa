import type { ManualClock } from '../platform/clock/index.ts'

interface Appointment {
  readonly at: number
  readonly order: number
  readonly act: () => Promise<void>
}

/** Runs planned actions in order of time, with the clock set to each action's time. */
export class Timetable {
  readonly #clock: ManualClock
  readonly #end: number
  #appointments: Appointment[] = []
  #order = 0

  constructor(clock: ManualClock, end: number) {
    this.#clock = clock
    this.#end = end
  }

  /**
   * Actions after the end are dropped: they are in the future.
   * @param at unix seconds
   */
  plan(at: number, act: () => Promise<void>): void {
    if (at > this.#end) return
    this.#order += 1
    this.#appointments.push({ at, order: this.#order, act })
  }

  async run(): Promise<void> {
    for (;;) {
      this.#appointments.sort((a, b) => b.at - a.at || b.order - a.order)
      const next = this.#appointments.pop()
      if (next === undefined) return
      this.#clock.set(Math.max(next.at, this.#clock.now()))
      await next.act()
    }
  }
}
