import { TRPCClientError, type OperationLink, type TRPCLink } from '@trpc/client'
import { observable, type Unsubscribable } from '@trpc/server/observable'
import type { AppRouter } from './types.ts'

/** Loads the WebSocket transport with the first subscription: a visitor's page never needs it. */
export const lazySocketLink: TRPCLink<AppRouter> = (runtime) => {
  let link: Promise<OperationLink<AppRouter>> | undefined
  return ({ op, next }) =>
    observable((observer) => {
      let stopped = false
      let subscription: Unsubscribable | undefined
      link ??= import('./socket.ts').then(({ socketLink }) => socketLink()(runtime))
      const start = async () => {
        try {
          const run = await link
          if (!stopped) subscription = run?.({ op, next }).subscribe(observer)
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
