import { failureCode } from '../errors/failure.ts'

/** Asks the staff member to prove their identity again. @returns whether they did */
type Ask = () => Promise<boolean>

/** Registered mount points, latest last: a dialog over a console page asks before the console does. */
let places: readonly Ask[] = []

/** Registers a mount point. @returns a function that removes it */
export function askWith(next: Ask): () => void {
  places = [...places, next]
  return () => {
    places = places.filter((ask) => ask !== next)
  }
}

/** Repeats a call that was refused until the staff member proves their identity, once they did. */
export async function confirmedAgain<Output>(call: () => Promise<Output>): Promise<Output> {
  try {
    return await call()
  } catch (error) {
    const ask = places.at(-1)
    if (failureCode(error) === 'STAFF_CONFIRM_REQUIRED' && (await ask?.()) === true) return call()
    throw error
  }
}
