/** The browser's message for an unreachable server; @jindu/i18n/connection translates it. */
export const UNREACHED = 'Failed to fetch'

/** Milliseconds until the second try of a file that the reached server did not bring; the third waits longer. */
const FIRST_PAUSE = 300
const LONGEST_PAUSE = 1_500

/** Whether the server answers now. `navigator.onLine` says only that there is some network, and changes late. */
export const isReached = (): Promise<boolean> =>
  fetch('/mark.svg', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )

/**
 * Wraps every `import()` of a build (build/plain-imports.ts). A missing file of an older build fails unchanged, and the
 * router then reloads the whole page. After a cut that would lose the page and what is typed in it. A failure's error
 * may arrive when the connection is back, so the server is asked instead of `navigator.onLine`.
 *
 * @throws Error UNREACHED without a connection
 */
export async function loadPart<T>(load: () => Promise<T>, pause = FIRST_PAUSE): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (!(await isReached())) throw new Error(UNREACHED, { cause: error })
    if (pause > LONGEST_PAUSE) throw error
    await new Promise((again) => setTimeout(again, pause))
    return loadPart(load, pause * 5)
  }
}
