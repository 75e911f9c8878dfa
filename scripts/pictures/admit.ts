import { createHash } from 'node:crypto'
import type { APIRequestContext, Browser, BrowserContext } from '@playwright/test'

export type Who = 'visitor' | 'buyer' | 'seller' | 'newcomer' | 'administrator' | 'second' | 'finance' | 'moderator'

export interface Person {
  readonly state: Awaited<ReturnType<BrowserContext['storageState']>>
  /** Calls a query as this person. */
  readonly read: <Answer>(procedure: string, input: Record<string, unknown>) => Promise<Answer>
  /** Calls a mutation as this person. */
  readonly send: Call
}

export interface Admitted {
  readonly browser: Browser
  readonly origin: string
  readonly people: Readonly<Record<Who, Person>>
}

type Call = <Answer>(procedure: string, data: Record<string, unknown>) => Promise<Answer>

export const digest = (text: string): string => createHash('md5').update(text).digest('hex')

async function login(call: Call, uid: number): Promise<void> {
  await call('accounts.login', { uid, password: digest('Demo-1234') })
}

/** Opens an account and logs in. */
async function register(call: Call): Promise<void> {
  const [loginPassword, payPassword, recoveryPassword] = ['Demo-1234', 'Demo-5678', 'Demo-9012'].map(digest)
  const { uid } = await call<{ readonly uid: number }>('accounts.register', {
    loginPassword,
    payPassword,
    recoveryPassword,
  })
  await login(call, uid)
}

/** Unwraps a procedure's result from its tRPC envelope. */
async function answerOf<Answer>(
  procedure: string,
  response: Awaited<ReturnType<APIRequestContext['get']>>,
): Promise<Answer> {
  if (!response.ok()) throw new Error(`${procedure} answered ${response.status()}`)
  const body: { readonly result: { readonly data: Answer } } = JSON.parse(await response.text())
  return body.result.data
}

/** One context per person: visitor, demo buyer (with verified pay password), demo seller, staff, and two new users. */
export async function admit(browser: Browser, origin: string): Promise<Admitted> {
  async function enter(act?: (call: Call) => Promise<void>): Promise<Person> {
    const context = await browser.newContext({ baseURL: origin, extraHTTPHeaders: { origin } })
    const call: Call = async (procedure, data) =>
      answerOf(procedure, await context.request.post(`/trpc/${procedure}`, { data }))
    await act?.(call)
    return {
      state: await context.storageState(),
      send: call,
      read: async (procedure, input) =>
        answerOf(
          procedure,
          await context.request.get(`/trpc/${procedure}`, { params: { input: JSON.stringify(input) } }),
        ),
    }
  }
  return {
    browser,
    origin,
    people: {
      visitor: await enter(),
      buyer: await enter(async (call) => {
        await login(call, 100_001)
        await call('accounts.verifyPayPassword', { password: digest('Demo-5678') })
      }),
      seller: await enter((call) => login(call, 100_002)),
      administrator: await enter((call) => login(call, 100_017)),
      moderator: await enter((call) => login(call, 100_020)),
      finance: await enter((call) => login(call, 100_019)),
      newcomer: await enter(register),
      second: await enter(register),
    },
  }
}
