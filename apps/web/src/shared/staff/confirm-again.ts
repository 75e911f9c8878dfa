import { readFailure } from '../errors/failure.ts'

/** Asks who sits there to prove again who they are. @returns whether they did */
type Ask = () => Promise<boolean>

let ask: Ask | null = null

/** Who asks, while its place is on the page. @returns what takes it away */
export function askWith(next: Ask): () => void {
  ask = next
  return () => {
    if (ask === next) ask = null
  }
}

/** Makes a call again that was refused until staff prove again who they are, once they did. */
export async function confirmedAgain<Output>(call: () => Promise<Output>): Promise<Output> {
  try {
    return await call()
  } catch (error) {
    const failure = readFailure(error)
    const asked = failure.kind === 'refused' && failure.code === 'STAFF_CONFIRM_REQUIRED' && ask !== null
    if (asked && (await ask?.()) === true) return call()
    throw error
  }
}
