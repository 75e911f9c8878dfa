import { callPath } from './call-path.ts'
import { pathProxy } from './path-proxy.ts'
import type { ApiClient } from './types.ts'

interface Subscription {
  readonly unsubscribe: () => void
}

/**
 * The client before it is loaded: a call waits for it. The first page brings its data with it and asks nothing.
 *
 * @param load gives the same client every time
 */
export function lazyClient(load: () => Promise<ApiClient>): ApiClient {
  const client = pathProxy((path, args) =>
    path.at(-1) === 'subscribe' ? subscribe(load, path, args) : load().then((loaded) => callPath(loaded, path, args)),
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the proxy has every path; the type names those that the server has
  return client as ApiClient
}

function subscribe(load: () => Promise<ApiClient>, path: readonly string[], args: readonly unknown[]): Subscription {
  let stopped = false
  let running: Subscription | undefined
  const start = async () => {
    const loaded = await load()
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what `subscribe` of the client answers
    if (!stopped) running = callPath(loaded, path, args) as Subscription
  }
  start().catch((error: unknown) => onError(args, error))
  return {
    unsubscribe: () => {
      stopped = true
      running?.unsubscribe()
    },
  }
}

/** Tells the subscriber that the client did not come, as it would tell of a lost connection. */
function onError([, handlers]: readonly unknown[], error: unknown): void {
  if (typeof handlers !== 'object' || handlers === null || !('onError' in handlers)) return
  if (typeof handlers.onError === 'function') Reflect.apply(handlers.onError, undefined, [error])
}
