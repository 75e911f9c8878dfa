/** The browser's message for an unreachable server; @jindu/i18n/connection translates it. */
export const UNREACHED = 'Failed to fetch'

/**
 * Wraps every `import()` of a build (build/plain-imports.ts). A missing file of an older build fails unchanged, and the
 * router then reloads the whole page. Without a connection that would lose the page, so the error is replaced.
 *
 * @throws Error UNREACHED without a connection
 */
export const loadPart = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch((error: unknown) => {
    throw navigator.onLine ? error : new Error(UNREACHED)
  })
