import { deferred, type Deferred } from '../deferred.ts'

/** The pending login prompt after the session ended: calls that need a session wait for it. */
let asking: Deferred<boolean> | null = null
let declined = false
let times = 0
let holder: number | null = null
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

export const logInAgain = {
  /** Sets the page's user; a visitor's page never asks. */
  belongsTo(uid: number | null): void {
    if (holder === uid) return
    holder = uid
    declined = false
  },

  /**
   * Asks the reader to log in over the page, once for all waiting calls.
   * @param source reads do not ask again after the reader declined, steps do
   * @returns whether there is a session again
   */
  ask(source: 'query' | 'mutation'): Promise<boolean> {
    if (holder === null || (declined && source === 'query')) return Promise.resolve(false)
    if (asking === null) {
      declined = false
      asking = deferred<boolean>()
      tell()
    }
    return asking.promise
  },

  answer(isBack: boolean): void {
    declined = !isBack
    if (isBack) times += 1
    asking?.resolve(isBack)
    asking = null
    tell()
  },

  isAsked: (): boolean => asking !== null,
  isAskedOnServer: (): boolean => false,
  /** Number of session renewals on this page: state of the old session is reset when it changes. */
  times: (): number => times,
  timesOnServer: (): number => 0,

  watch: (changed: () => void): (() => void) => {
    listeners.add(changed)
    return () => listeners.delete(changed)
  },
}
