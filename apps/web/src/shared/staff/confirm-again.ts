import { failureCode } from '../errors/failure.ts'

/** Asks who sits there to prove again who they are. @returns whether they did */
type Ask = () => Promise<boolean>

/** Whose places are on the page, the latest last: a dialog over a page of the console asks before the console does. */
let places: readonly Ask[] = []

/** Who asks, while its place is on the page. @returns what takes it away */
export function askWith(next: Ask): () => void {
  places = [...places, next]
  return () => {
    places = places.filter((ask) => ask !== next)
  }
}

/** Makes a call again that was refused until staff prove again who they are, once they did. */
export async function confirmedAgain<Output>(call: () => Promise<Output>): Promise<Output> {
  try {
    return await call()
  } catch (error) {
    const ask = places.at(-1)
    if (failureCode(error) === 'STAFF_CONFIRM_REQUIRED' && (await ask?.()) === true) return call()
    throw error
  }
}
