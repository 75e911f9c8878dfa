import type { ChannelName } from '@jindu/domain/events'
import { ERRORS, isDomainError, type ErrorCode } from '@jindu/domain/errors'
import { createCaller } from '../../src/app/router.ts'
import { domainErrorData } from '../../src/trpc/error-shape.ts'
import { TRPCError } from '@trpc/server'
import { z } from 'zod'
import type { TestApp } from '../app.ts'
import type { TestClient } from '../client.ts'
import type { Procedure } from '../../src/reference/procedures.ts'
import type { Outcome } from './row.ts'

/** Refusals that say who may call, and those that say that the row's own input is wrong, are no passage. */
function passage(code: ErrorCode): Outcome {
  const { kind } = ERRORS[code]
  return kind === 'conflict' || kind === 'money' || kind === 'limit' ? 'allowed' : code
}

type Caller = ReturnType<typeof createCaller>

const channelInput = z.object({ channel: z.custom<ChannelName>() })

/** Calls a subscription; a new one needs a line here. */
const subscriptions: Readonly<Record<string, (caller: Caller, input: unknown) => Promise<AsyncIterable<unknown>>>> = {
  'live.events': (caller) => caller.live.events(),
  'live.channel': (caller, input) => caller.live.channel(channelInput.parse(input)),
}

async function firstEvent(api: TestApp, client: TestClient, path: string, input: unknown): Promise<ErrorCode | null> {
  const base = { app: api.app, locale: 'en', requestId: '', address: '127.0.0.1', userAgent: '' } as const
  const stop = new AbortController()
  const caller = createCaller({ ...base, token: client.token() }, { signal: stop.signal })
  const subscribe = subscriptions[path]
  if (subscribe === undefined) throw new Error(`no probe for the subscription ${path}`)
  try {
    const events = await subscribe(caller, input)
    for await (const _ of events) break
    return null
  } catch (error) {
    if (!(error instanceof TRPCError)) throw error
    return isDomainError(error.cause) ? error.cause.code : domainErrorData(error, '').code
  } finally {
    stop.abort()
  }
}

async function request(client: TestClient, { path, type }: Procedure, input: unknown): Promise<ErrorCode | null> {
  const url = `/trpc/${path}`
  const text = input === undefined ? undefined : JSON.stringify(input)
  const answer = await client.inject(
    type === 'query'
      ? { method: 'GET', url: text === undefined ? url : `${url}?input=${encodeURIComponent(text)}` }
      : { method: 'POST', url, headers: { 'content-type': 'application/json' }, payload: text ?? '' },
  )
  return answer.statusCode === 200 ? null : answer.json().error.data.domain.code
}

/** Calls the procedure and classifies the result. `exact` codes are reported even if they count as passed. */
export async function probe(
  api: TestApp,
  client: TestClient,
  procedure: Procedure,
  input: unknown,
  expected: Outcome,
): Promise<Outcome> {
  const code =
    procedure.type === 'subscription'
      ? await firstEvent(api, client, procedure.path, input)
      : await request(client, procedure, input)
  if (code === null) return 'allowed'
  return code === expected ? code : passage(code)
}
