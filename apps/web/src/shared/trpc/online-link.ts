import { TRPCClientError, type TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { OfflineError } from './connection-errors.ts'
import type { AppRouter } from './types.ts'

/** A step that is taken without a connection is refused at once: nothing waits in a queue to happen later, unseen. */
export function onlineLink(isOnline: () => boolean = () => navigator.onLine): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) =>
      op.type === 'mutation' && !isOnline()
        ? observable((observer) => {
            observer.error(TRPCClientError.from(new OfflineError(op.path)))
          })
        : next(op)
}
