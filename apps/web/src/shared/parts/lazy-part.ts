import { lazy } from 'react'
import { UNREACHED } from './load-part.ts'

const AGAIN_AFTER_MS = 3_000

/** Loads something a page cannot do without, again and again for as long as there is no connection. */
export const withPatience = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(async (error: Error) => {
    if (error.message !== UNREACHED) throw error
    await new Promise((again) => setTimeout(again, AGAIN_AFTER_MS))
    return withPatience(load)
  })

/** React's `lazy`, for which a part that failed once has failed for good: this one waits for the connection, and so does the part alone. */
export const lazyPart: typeof lazy = (load) => lazy(() => withPatience(load))
