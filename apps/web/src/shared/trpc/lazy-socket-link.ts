import type { OperationLink, TRPCLink } from '@trpc/client'
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
      link.then(
        (run) => {
          if (!stopped) subscription = run({ op, next }).subscribe(observer)
        },
        (error: unknown) => observer.error(error as never),
      )
      return () => {
        stopped = true
        subscription?.unsubscribe()
      }
    })
}
