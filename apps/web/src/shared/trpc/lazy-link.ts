import { TRPCClientError, type OperationLink, type TRPCLink } from '@trpc/client'
import { observable, type Unsubscribable } from '@trpc/server/observable'
import type { AppRouter } from './types.ts'

/**
 * A link that loads with the first call; a failed load is retried with the next call.
 *
 * @param load returns the link; an already loaded module returns it at once
 */
export function lazyLink(load: () => Promise<TRPCLink<AppRouter>>): TRPCLink<AppRouter> {
  return (runtime) => {
    let loading: Promise<OperationLink<AppRouter>> | undefined
    const loaded = () => {
      loading ??= load().then(
        (link) => link(runtime),
        (error: unknown) => {
          loading = undefined
          throw error
        },
      )
      return loading
    }
    return ({ op, next }) =>
      observable((observer) => {
        let stopped = false
        let subscription: Unsubscribable | undefined
        const start = async () => {
          try {
            const run = await loaded()
            if (!stopped) subscription = run({ op, next }).subscribe(observer)
          } catch (error) {
            observer.error(TRPCClientError.from(error instanceof Error ? error : new Error(String(error))))
          }
        }
        void start()
        return () => {
          stopped = true
          subscription?.unsubscribe()
        }
      })
  }
}
