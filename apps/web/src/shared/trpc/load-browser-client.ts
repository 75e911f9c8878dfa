import type { ApiClient } from './types.ts'

let client: Promise<ApiClient> | undefined

/** The one client of this browser; a load that failed is tried again with the next call. */
export function loadBrowserClient(): Promise<ApiClient> {
  client ??= import('./browser-client.ts').then(
    ({ createBrowserClient }) => createBrowserClient(),
    (error: unknown) => {
      client = undefined
      throw error
    },
  )
  return client
}
