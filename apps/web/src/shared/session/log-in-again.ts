import { deferred, type Deferred } from '../deferred.ts'

/** The one question to the reader whose session ended: while it stands, whatever needs a session waits. */
let asking: Deferred<boolean> | null = null
let declined = false
let times = 0
let holder: number | null = null
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

export const logInAgain = {
  /** Whose page this is; a visitor's page is never asked. */
  belongsTo(uid: number | null): void {
    if (holder === uid) return
    holder = uid
    declined = false
  },

  /**
   * Asks the reader to log in over the page, once for everybody who waits.
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
  /** How often the session of this page was renewed: what hangs on the old one begins anew. */
  times: (): number => times,
  timesOnServer: (): number => 0,

  watch: (changed: () => void): (() => void) => {
    listeners.add(changed)
    return () => listeners.delete(changed)
  },
}
