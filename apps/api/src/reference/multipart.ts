/**
 * Procedures that take a file, which JSON cannot carry: a route of their own calls them in process, and only that route
 * is documented.
 */
export const MULTIPART: ReadonlySet<string> = new Set(['files.upload', 'android.publish'])
