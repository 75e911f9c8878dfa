import { createTRPCClient, httpLink, isTRPCClientError, type TRPCClient } from '@trpc/client'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { createHash } from 'node:crypto'
import type { AppRouter } from '../src/app/router.ts'
import type { DomainErrorData } from '@jindu/domain/errors'

export interface TestClientOptions {
  /** The client address that the server sees. */
  readonly address?: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface TestClient {
  readonly trpc: TRPCClient<AppRouter>
  /** A plain request with the client's cookie. */
  inject(request: InjectOptions): Promise<LightMyRequestResponse>
  /** The session token in the cookie; null for visitors. */
  token(): string | null
  useToken(token: string | null): void
}

const COOKIES = ['__Host-jindu_session', 'jindu_session']
const DEVICE_COOKIES = ['__Host-jindu_device', 'jindu_device']

/** The MD5 digest that clients send instead of a password. */
export function md5(password: string): string {
  return createHash('md5').update(password.trim()).digest('hex')
}

/** The error of a refused call; fails the test if the call succeeds. */
export async function refusal(call: Promise<unknown>): Promise<DomainErrorData> {
  try {
    await call
  } catch (error) {
    if (isTRPCClientError<AppRouter>(error) && error.data) return error.data.domain
    throw error
  }
  throw new Error('the call was not refused')
}

/** Only the error code of a refused call. */
export async function refusalCode(call: Promise<unknown>): Promise<string> {
  return (await refusal(call)).code
}

/** A client that keeps cookies and calls the server in process. */
export function createClient(server: FastifyInstance, options: TestClientOptions = {}): TestClient {
  let token: string | null = null
  // Over https the server reads only the `__Host-` cookie.
  let name = (options.headers?.['origin'] ?? '').startsWith('https:') ? '__Host-jindu_session' : 'jindu_session'
  let device: string | null = null

  async function inject(request: InjectOptions): Promise<LightMyRequestResponse> {
    const kept = [...(token === null ? [] : [`${name}=${token}`]), ...(device === null ? [] : [device])].join('; ')
    const headers = { ...options.headers, ...(kept === '' ? {} : { cookie: kept }), ...request.headers }
    const answer = await server.inject({ remoteAddress: options.address ?? '127.0.0.1', ...request, headers })
    const set = answer.cookies.find((each) => COOKIES.includes(each.name))
    if (set !== undefined) {
      name = set.name
      token = set.value === '' ? null : set.value
    }
    const known = answer.cookies.find((each) => DEVICE_COOKIES.includes(each.name))
    if (known !== undefined) device = `${known.name}=${known.value}`
    return answer
  }

  const trpc = createTRPCClient<AppRouter>({
    links: [
      httpLink({
        url: 'http://localhost/trpc',
        fetch: async (input, init) => {
          const url = new URL(input instanceof Request ? input.url : input)
          const answer = await inject({
            method: init?.method === 'POST' ? 'POST' : 'GET',
            url: url.pathname + url.search,
            headers: { 'content-type': 'application/json' },
            ...(typeof init?.body === 'string' ? { payload: init.body } : {}),
          })
          return new Response(answer.body, { status: answer.statusCode })
        },
      }),
    ],
  })

  return {
    trpc,
    inject,
    token: () => token,
    useToken: (next) => {
      token = next
    },
  }
}
