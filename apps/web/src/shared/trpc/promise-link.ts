import { TRPCClientError, type OperationResultEnvelope } from '@trpc/client'
import { observable, type Observable } from '@trpc/server/observable'
import type { AppRouter } from './types.ts'

export type Answer = OperationResultEnvelope<unknown, TRPCClientError<AppRouter>>
type Answers = Observable<Answer, TRPCClientError<AppRouter>>

/** The one answer of a query or mutation. */
export function answerOf(answers: Answers): Promise<Answer> {
  return new Promise((resolve, reject) => {
    answers.subscribe({ next: resolve, error: reject })
  })
}

/** Converts back to an observable; a call without subscribers emits nothing. */
export function asObservable(run: () => Promise<Answer>): Answers {
  return observable((observer) => {
    let isWanted = true
    const start = async (): Promise<void> => {
      try {
        const answer = await run()
        if (!isWanted) return
        observer.next(answer)
        observer.complete()
      } catch (error) {
        if (!isWanted) return
        observer.error(TRPCClientError.from(error instanceof Error ? error : new Error(String(error))))
      }
    }
    void start()
    return () => {
      isWanted = false
    }
  })
}
