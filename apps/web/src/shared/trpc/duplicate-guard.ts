import { TRPCClientError, type TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { DuplicateRequest } from './duplicate-request.ts'
import type { AppRouter } from './types.ts'

/** Maximum time that a pending request blocks its duplicate (marketplace.md §7). */
export const DUPLICATE_GUARD_MS = 60_000

/**
 * Cancels a mutation that duplicates a pending one with the same input; queries are deduplicated by the cache.
 *
 * @param now milliseconds, for tests
 */
export function duplicateGuard(now: () => number = Date.now): TRPCLink<AppRouter> {
  const underWay = new Map<string, number>()
  return () =>
    ({ op, next }) =>
      observable((observer) => {
        if (op.type !== 'mutation') return next(op).subscribe(observer)
        const key = `${op.path} ${JSON.stringify(op.input)}`
        const started = underWay.get(key)
        const at = now()
        if (started !== undefined && at - started < DUPLICATE_GUARD_MS) {
          observer.error(TRPCClientError.from(new DuplicateRequest(op.path)))
          return undefined
        }
        underWay.set(key, at)
        const release = () => {
          if (underWay.get(key) === at) underWay.delete(key)
        }
        const subscription = next(op).subscribe({
          next: (value) => observer.next(value),
          error: (error) => {
            release()
            observer.error(error)
          },
          complete: () => {
            release()
            observer.complete()
          },
        })
        return () => {
          release()
          subscription.unsubscribe()
        }
      })
}
