import type { Operation, TRPCLink } from '@trpc/client'
import { readFailure } from '../errors/failure.ts'
import { NotCarriedOutError, OutcomeUnknownError } from './connection-errors.ts'
import { newKey } from './idempotency-key.ts'
import { answerOf, asObservable, type Answer } from './promise-link.ts'
import type { AppRouter } from './types.ts'

/** How long the server is asked for a step's result. */
const ASKED_FOR_MS = 90_000
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 8_000

export interface Outcomes {
  readonly pause: (milliseconds: number) => Promise<void>
  readonly now: () => number
}

const browser: Outcomes = {
  // Going online ends a pause.
  pause: (milliseconds) =>
    new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer)
        globalThis.removeEventListener('online', wake)
        resolve()
      }
      const timer = setTimeout(wake, milliseconds)
      globalThis.addEventListener('online', wake)
    }),
  now: () => performance.now(),
}

const keyOf = ({ type, input }: Operation): string | null =>
  type === 'mutation' && typeof input === 'object' && input !== null && 'idempotencyKey' in input
    ? String(input.idempotencyKey)
    : null

/**
 * Whether the connection broke before a response, or a proxy responded after passing the step on: the step may have
 * been carried out. A request that a proxy refuses itself (4xx) never reached the server.
 */
function isUnanswered(error: unknown): boolean {
  const failure = readFailure(error)
  if (failure.kind === 'status') return failure.status === 408 || failure.status >= 500
  return failure.kind === 'network' || (failure.kind === 'connection' && failure.what === 'foreign')
}

/**
 * Finds out the result of a step whose response was lost, by its idempotency key. The server is asked as soon as
 * possible: a carried-out step returns its first result; any other is cancelled for good and reported so.
 */
export function outcomeLink({ pause, now }: Outcomes = browser): TRPCLink<AppRouter> {
  /** Keys that the server has cancelled: the same attempt continues under another one. */
  const spent = new Map<string, string>()
  return () =>
    ({ op, next }) => {
      const given = keyOf(op)
      if (given === null) return next(op)
      const key = spent.get(given) ?? given
      const call: Operation = key === given ? op : { ...op, input: { ...Object(op.input), idempotencyKey: key } }
      const settle = async (): Promise<boolean> => {
        const settling = { ...op, path: 'requests.settle', input: { key }, signal: null, context: {} }
        const { result } = await answerOf(next(settling))
        return 'data' in result && typeof result.data === 'object' && result.data !== null && 'done' in result.data
          ? result.data.done === true
          : false
      }
      const learn = async (): Promise<Answer> => {
        const until = now() + ASKED_FOR_MS
        for (let wait = FIRST_PAUSE_MS; now() < until; wait = Math.min(2 * wait, LONGEST_PAUSE_MS)) {
          // oxlint-disable-next-line no-await-in-loop -- one question after the other
          await pause(wait)
          try {
            // oxlint-disable-next-line no-await-in-loop -- asked only when the question before was answered
            if (await settle()) return await answerOf(next(call))
          } catch {
            continue
          }
          spent.set(given, newKey())
          throw new NotCarriedOutError(op.path)
        }
        throw new OutcomeUnknownError(op.path)
      }
      return asObservable(async () => {
        try {
          return await answerOf(next(call))
        } catch (error) {
          if (!isUnanswered(error)) throw error
          return learn()
        }
      })
    }
}
