import type { AppRouter } from '@jindu/api/router'
import type {
  AnyTRPCProcedure,
  inferProcedureInput,
  inferTransformedProcedureOutput,
  TRPCMutationProcedure,
  TRPCQueryProcedure,
  TRPCSubscriptionProcedure,
} from '@trpc/server'

type Records = AppRouter['_def']['record']
type ErrorShape = AppRouter['_def']['_config']['$types']['errorShape']

interface Tracked<Event> {
  readonly id: string
  readonly data: Event
}

/**
 * tRPC infers `never` for a call without a result. Awaiting `never` marks the code after it as unreachable, hence
 * `void`.
 */
type Answer<P extends AnyTRPCProcedure> = [inferTransformedProcedureOutput<AppRouter, P>] extends [never]
  ? void
  : inferTransformedProcedureOutput<AppRouter, P>

/** A call that reads. */
export interface Query<Input, Output> extends TRPCQueryProcedure<{ input: Input; output: Output; meta: unknown }> {}

/** A call that changes something. */
export interface Mutation<Input, Output> extends TRPCMutationProcedure<{
  input: Input
  output: Output
  meta: unknown
}> {}

/** A call as the client sees it: input and output types, nothing of how the server implements it. */
type Call<P> = P extends AnyTRPCProcedure
  ? P['_def']['type'] extends 'query'
    ? Query<inferProcedureInput<P>, Answer<P>>
    : P['_def']['type'] extends 'mutation'
      ? Mutation<inferProcedureInput<P>, Answer<P>>
      : P['_def']['$types']['output'] extends AsyncIterable<{ data: infer Event }, unknown, unknown>
        ? TRPCSubscriptionProcedure<{
            input: inferProcedureInput<P>
            output: AsyncIterable<Tracked<Event>>
            meta: unknown
          }>
        : never
  : never

/** Files are uploaded by the multipart routes, never as JSON. */
type TakesFile<P> = P extends AnyTRPCProcedure
  ? inferProcedureInput<P> extends { file: object }
    ? true
    : false
  : false

// The compiler expands the type of a value in a declaration, but keeps a type alias by name: hence functions that
// nobody calls. The mapped types below are anonymous for the same reason.
declare function seen(): {
  [F in keyof Records]: {
    [P in keyof Records[F] as TakesFile<Records[F][P]> extends true ? never : P]: Records[F][P] extends AnyTRPCProcedure
      ? Call<Records[F][P]>
      : { [Q in keyof Records[F][P]]: Call<Records[F][P][Q]> }
  }
}

declare function refused(): {
  [Part in keyof ErrorShape]: ErrorShape[Part] extends object
    ? { [Detail in keyof ErrorShape[Part]]: ErrorShape[Part][Detail] }
    : ErrorShape[Part]
}

declare function keptFor(): inferProcedureInput<Records['files']['upload']>['kind']

export const calls = seen()
export const kind = keptFor()
export const refusal = refused()
