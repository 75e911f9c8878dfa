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

/** Reading procedures plus the read mark of conversations, for lists that mark themselves as read. */
export type ReaderApi = ReadingApi & { readonly conversations: Pick<Api['conversations'], 'markRead'> }

/** The result of a procedure called in process. */
export type Answered<Procedure extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<Procedure>>

/** Facts of the request, besides its parameters. */
export interface RequestFacts {
  readonly locale: Locale
  /** Unique per request: the idempotency key of a purchase. */
  readonly idempotencyKey: string
  /** The multipart field `image`, on disk until the call is answered. */
  readonly file: SpooledFile | null
  /** The session token that the call created, if any. */
  readonly issuedToken: () => string
}

type Params = Readonly<Record<string, Param<unknown>>>
type Values<P extends Params> = { readonly [Name in keyof P]: ReturnType<P[Name]['read']> }

interface Definition<P extends Params, Result, Answer extends z.ZodType, Caller> {
  readonly access: 'visitor' | 'user'
  readonly params: P
  /** At least one of these parameters is required. */
  readonly either?: readonly (keyof P & string)[]
  readonly call: (api: Caller, params: Values<P>, request: RequestFacts) => Promise<Result>
  /** The schema of `data`, for the OpenAPI document and to check the names against the specification. */
  readonly answer: Answer
  readonly reply: (result: Result, request: RequestFacts) => z.input<Answer>
  /** The `msg` of a success. */
  readonly success?: SuccessCode
}

/** One call of the Ms* API: its procedure, and the mapping of parameters and answer. */
export interface Endpoint {
  readonly method: 'GET' | 'POST'
  readonly access: 'visitor' | 'user'
  /** Whether an identical POST is accepted again: it changes nothing, or only read marks. */
  readonly mayRepeat: boolean
  readonly params: Params
  /** At least one of these parameters is required; empty for most calls. */
  readonly either: readonly string[]
  readonly answer: z.ZodType
  readonly success: SuccessCode
  /** Whether the call takes the multipart field `image`. */
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

/** A call that may change data: an identical POST is refused as a replay. */
export const endpoint = <P extends Params, Result, Answer extends z.ZodType>(
  definition: Row<P, Result, Answer, Api>,
): Endpoint => build(definition, false)

/** A read-only call, so it may be repeated: it has access only to reading procedures. */
export const reading = <P extends Params, Result, Answer extends z.ZodType>(
  definition: Row<P, Result, Answer, ReadingApi>,
): Endpoint => build(definition, true)

/** A list that marks itself as read; it may be repeated, because the read mark is its only change. */
export const readingMarked = <P extends Params, Result, Answer extends z.ZodType>(
  definition: Row<P, Result, Answer, ReaderApi>,
): Endpoint => build(definition, true)
