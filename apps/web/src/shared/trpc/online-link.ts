import { onlineManager } from '@tanstack/react-query'
import { TRPCClientError, type TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { OfflineError } from './connection-errors.ts'
import type { AppRouter } from './types.ts'

/** Rejects a step at once while offline: nothing is queued to happen later, unseen. */
export function onlineLink(
  isOnline: () => boolean = () => navigator.onLine && onlineManager.isOnline(),
): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) =>
      op.type === 'mutation' && !isOnline()
        ? observable((observer) => {
            observer.error(TRPCClientError.from(new OfflineError(op.path)))
          })
        : next(op)
}
