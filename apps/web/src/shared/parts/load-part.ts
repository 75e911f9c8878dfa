/** Browsers' own words for what did not get through; @jindu/i18n/connection has them in the reader's. */
export const UNREACHED = 'Failed to fetch'

/**
 * What every `import()` of a build goes through (build/plain-imports.ts). A file that a newer build replaced fails as it is, and the
 * router loads the whole page again; without a connection that would lose the page, so then the failure says what it is.
 *
 * @throws Error UNREACHED without a connection
 */
export const loadPart = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch((error: unknown) => {
    throw navigator.onLine ? error : new Error(UNREACHED)
  })
