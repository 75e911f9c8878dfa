import type { SuccessCode } from '@jindu/domain/errors'
import type { Locale } from '@jindu/i18n'
import type { z } from 'zod'
import type { AnyMutationProcedure, AnyQueryProcedure } from '@trpc/server'
import type { AppRouter, createCaller } from '../app/router.ts'
import type { SpooledFile } from '../platform/files/spool.ts'
import type { Param } from './params.ts'
import type { RawParams } from './signature.ts'

export type Api = ReturnType<typeof createCaller>

type Reading<Procedures, Callers> = {
  readonly [
    Name in keyof Procedures & keyof Callers as Procedures[Name] extends AnyMutationProcedure ? never : Name
  ]: Procedures[Name] extends AnyQueryProcedure ? Callers[Name] : Reading<Procedures[Name], Callers[Name]>
}

/** The procedures that change nothing. */
export type ReadingApi = Reading<AppRouter['_def']['record'], Api>

/** What a reader sees who is known to have read: the procedures that change nothing, and the mark up to which lines are read. */
export type ReaderApi = ReadingApi & { readonly conversations: Pick<Api['conversations'], 'markRead'> }

/** What a procedure answers in process. */
export type Answered<Procedure extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<Procedure>>

/** What a row may know of the request besides its parameters. */
export interface RequestFacts {
  readonly locale: Locale
  /** Unique to the request: the idempotency key of what it buys. */
  readonly idempotencyKey: string
  /** The multipart field `image`, on disk until the call is answered. */
  readonly file: SpooledFile | null
  /** The session token that the call opened, when it opened one. */
  readonly issuedToken: () => string
}

type Params = Readonly<Record<string, Param<unknown>>>
type Values<P extends Params> = { readonly [Name in keyof P]: ReturnType<P[Name]['read']> }

interface Definition<P extends Params, Result, Answer extends z.ZodType, Caller> {
  readonly access: 'visitor' | 'user'
  readonly params: P
  /** Of these at least one is needed. */
  readonly either?: readonly (keyof P & string)[]
  readonly call: (api: Caller, params: Values<P>, request: RequestFacts) => Promise<Result>
  /** The shape of `data`: for the OpenAPI document, and to hold the names to the specification. */
  readonly answer: Answer
  readonly reply: (result: Result, request: RequestFacts) => z.input<Answer>
  /** What `msg` says of a success. */
  readonly success?: SuccessCode
}

/** One call of the Ms* surface: which procedure it is, how its parameters map, and how the answer maps. */
export interface Endpoint {
  readonly method: 'GET' | 'POST'
  readonly access: 'visitor' | 'user'
  /** Whether the same POST may come twice: it changes nothing, or nothing but what is marked read. */
  readonly mayRepeat: boolean
  readonly params: Params
  /** Of these at least one is needed; none for most calls. */
  readonly either: readonly string[]
  readonly answer: z.ZodType
  readonly success: SuccessCode
  /** Whether the call reads the multipart field `image`. */
  readonly takesFile: boolean
  readonly run: (api: Api, raw: RawParams, request: RequestFacts) => Promise<unknown>
}

function read<P extends Params>(params: P, raw: RawParams): Values<P> {
  const values = Object.entries(params).map(([name, param]) => [name, param.read(raw[name], name)])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the entries are those of `params`, each read by its own reader
  return Object.fromEntries(values) as Values<P>
}

type Row<P extends Params, Result, Answer extends z.ZodType, Caller> = Definition<P, Result, Answer, Caller> & {
  readonly method: 'GET' | 'POST'
}

function build<P extends Params, Result, Answer extends z.ZodType>(
  definition: Row<P, Result, Answer, Api>,
  mayRepeat: boolean,
): Endpoint {
  const { method, access, params, either = [], call, answer, reply, success = 'OK' } = definition
  return {
    method,
    access,
    mayRepeat,
    params,
    either,
    answer,
    success,
    takesFile: 'image' in params,
    async run(api, raw, request) {
      return reply(await call(api, read(params, raw), request), request)
    },
  }
}

/** A call that may change something: the same POST is refused the second time. */
export const endpoint = <P extends Params, Result, Answer extends z.ZodType>(
  definition: Row<P, Result, Answer, Api>,
): Endpoint => build(definition, false)

/** A call that only reads, and so may come twice: it sees no procedure that changes anything. */
export const reading = <P extends Params, Result, Answer extends z.ZodType>(
  definition: Row<P, Result, Answer, ReadingApi>,
): Endpoint => build(definition, true)

/** A list that is marked read as it is sent, and may come twice: the mark is the only thing that it can change. */
export const readingMarked = <P extends Params, Result, Answer extends z.ZodType>(
  definition: Row<P, Result, Answer, ReaderApi>,
): Endpoint => build(definition, true)
