import { DomainError, fail, isDomainError } from '@jindu/domain/errors'
import {
  TRPCError,
  callTRPCProcedure,
  getTRPCErrorFromUnknown,
  getTRPCErrorShape,
  type AnyTRPCRouter,
} from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { RequestContext } from '../trpc/context.ts'
import { MAX_BATCH } from '../platform/sockets/socket-guard.ts'
import { codeOfHttpStatus, toTrpcError } from '../trpc/error-shape.ts'
import { READS, WRITES } from './methods.ts'
import { bracketedInput } from './query-input.ts'

const MULTI_STATUS = 207

/** The procedure type per HTTP method; any other method runs nothing. */
const TYPES: Readonly<Record<string, 'query' | 'mutation'>> = { [READS]: 'query', [WRITES]: 'mutation' }

export interface TrpcHttpOptions {
  readonly router: AnyTRPCRouter
  readonly createContext: (request: FastifyRequest, reply: FastifyReply) => RequestContext
  /** Called once per procedure call, for the metrics and the log. */
  readonly onCall: (path: string, error: TRPCError | null, context: RequestContext) => void
}

interface Call {
  readonly path: string
  readonly input: unknown
}

interface TrpcRequest {
  Params: { path: string }
  Querystring: { batch?: string; input?: string }
}

function refuseInput(): never {
  return fail('INPUT_INVALID')
}

function parseInput(text: string | undefined): unknown {
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return refuseInput()
  }
}

function batchedInputs(inputs: unknown): Record<string, unknown> {
  if (inputs === undefined || inputs === null) return {}
  if (typeof inputs !== 'object' || Array.isArray(inputs)) return refuseInput()
  return { ...inputs }
}

/** The schema of what a procedure takes; null where it takes nothing. */
function schemaOf({ _def: { procedures } }: AnyTRPCRouter, path: string): z.ZodType | null {
  const procedure: unknown = Object.hasOwn(procedures, path) ? procedures[path] : null
  if (typeof procedure !== 'function' || !('_def' in procedure)) return null
  const { _def: definition } = procedure
  if (typeof definition !== 'object' || definition === null || !('inputs' in definition)) return null
  const [schema]: readonly unknown[] = Array.isArray(definition.inputs) ? definition.inputs : []
  return schema instanceof z.ZodType ? schema : null
}

/** The one input of a request that is no batch: as JSON, or a query's as names with brackets. */
function readInput({ method, query, body, params }: FastifyRequest<TrpcRequest>, router: AnyTRPCRouter): unknown {
  const schema = schemaOf(router, params.path)
  const asJson = method === READS ? parseInput(query.input) : body
  if (asJson !== undefined || schema === null) return asJson
  const bracketed = method === READS ? bracketedInput({ ...query }, schema) : undefined
  if (bracketed !== undefined) return bracketed
  // With nothing at all, what is missing is named field by field.
  return schema instanceof z.ZodObject ? {} : undefined
}

function readCalls(request: FastifyRequest<TrpcRequest>, router: AnyTRPCRouter): Call[] {
  const { path } = request.params
  if (request.query.batch !== '1') return [{ path, input: readInput(request, router) }]
  const input = request.method === READS ? parseInput(request.query.input) : request.body
  const paths = path.split(',')
  if (paths.length > MAX_BATCH) fail('REQUEST_TOO_LARGE', { limit: MAX_BATCH })
  const inputs = batchedInputs(input)
  return paths.map((each, index) => ({ path: each, input: inputs[index] }))
}

/** Sets Retry-After for rate-limited calls. */
function sayRetry(reply: FastifyReply, error: TRPCError): void {
  const wait = isDomainError(error.cause) ? error.cause.details['retryAfterSeconds'] : undefined
  if (wait !== undefined) reply.header('retry-after', wait)
}

/**
 * Implements tRPC's HTTP wire format directly on Fastify: queries as GET, mutations as POST, batches up to a limit. The
 * stock adapter builds a web Request and Response per call, which costs more than a purchase. Subscriptions use the
 * WebSocket.
 */
export function registerTrpcHttp(server: FastifyInstance, options: TrpcHttpOptions): void {
  const { router } = options
  const config = router._def._config
  const procedures = router._def.procedures

  async function run(
    call: Call,
    batchIndex: number,
    { method, signal }: FastifyRequest,
    reply: FastifyReply,
    context: RequestContext,
  ) {
    const type = TYPES[method]
    try {
      if (type === undefined) throw new TRPCError({ code: 'METHOD_NOT_SUPPORTED' })
      if (!Object.hasOwn(procedures, call.path)) throw new TRPCError({ code: 'NOT_FOUND' })
      if (procedures[call.path]?._def.type !== type) throw new TRPCError({ code: 'METHOD_NOT_SUPPORTED' })
      const getRawInput = () => Promise.resolve(call.input)
      const data: unknown = await callTRPCProcedure({
        router,
        path: call.path,
        getRawInput,
        ctx: context,
        type,
        signal,
        batchIndex,
      })
      options.onCall(call.path, null, context)
      return { status: 200, body: { result: { data } } }
    } catch (cause) {
      const error = getTRPCErrorFromUnknown(cause)
      options.onCall(call.path, error, context)
      sayRetry(reply, error)
      const said = {
        config,
        ctx: context,
        error,
        type: type ?? ('unknown' as const),
        path: call.path,
        input: undefined,
      }
      const shape = getTRPCErrorShape(said)
      return { status: getHTTPStatusCodeFromError(error), body: { error: shape } }
    }
  }

  async function handle(request: FastifyRequest<TrpcRequest>, reply: FastifyReply): Promise<FastifyReply> {
    const calls = readCalls(request, router)
    const context = options.createContext(request, reply)
    reply.header('cache-control', 'no-store').type('application/json; charset=utf-8')
    const answers = await Promise.all(calls.map((call, index) => run(call, index, request, reply, context)))
    const first = answers[0]
    if (first === undefined) return refuseInput()
    const status = answers.every((answer) => answer.status === first.status) ? first.status : MULTI_STATUS
    const body = request.query.batch === '1' ? answers.map((answer) => answer.body) : first.body
    return reply.code(status).send(JSON.stringify(body))
  }

  /** Errors before any procedure ran (origin, batch, body), in the format of tRPC clients. */
  function refuse(cause: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
    const failed = () => new DomainError(codeOfHttpStatus(cause.statusCode ?? 500), { requestId: request.id })
    const error = toTrpcError(isDomainError(cause) ? cause : failed())
    const shape = getTRPCErrorShape({
      config,
      ctx: undefined,
      error,
      type: 'unknown',
      path: undefined,
      input: undefined,
    })
    if (error.code === 'INTERNAL_SERVER_ERROR')
      request.log.error({ err: cause, requestId: request.id }, 'request failed')
    void reply.code(getHTTPStatusCodeFromError(error)).send({ error: shape })
  }

  server.get<TrpcRequest>('/trpc/:path', { errorHandler: refuse }, handle)
  server.post<TrpcRequest>('/trpc/:path', { errorHandler: refuse }, handle)
}
