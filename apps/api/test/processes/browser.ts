import { createTRPCClient, createWSClient, httpLink, wsLink, type TRPCClient } from '@trpc/client'
import type { LiveEvent } from '@jindu/domain/events'
import type { AppRouter } from '../../src/app/router.ts'
import { LOGIN, PAY, RECOVERY } from '../people.ts'

/** A browser that talks to processes over the network; its session is good at each of them. */
export interface Browser {
  readonly uid: number
  /** As the browser would send it. */
  cookie(): string
  /** The calls, sent to the process at `origin`. */
  at(origin: string): TRPCClient<AppRouter>
  /** Follows the account's live events at the process at `origin`. */
  follow(origin: string): LiveFollower
}

export interface LiveFollower {
  readonly events: readonly LiveEvent[]
  /** Error codes that ended the subscription. */
  readonly errors: readonly string[]
  close(): Promise<void>
}

/** Registers somebody at `origin` who is logged in and has verified the pay password. */
export async function newBrowser(origin: string): Promise<Browser> {
  let cookie = ''
  const clients = new Map<string, TRPCClient<AppRouter>>()

  function at(target: string): TRPCClient<AppRouter> {
    const known = clients.get(target)
    if (known !== undefined) return known
    const link = httpLink({
      url: `${target}/trpc`,
      headers: () => (cookie === '' ? {} : { cookie }),
      fetch: async (input, init) => {
        const method = init?.method ?? 'GET'
        const body = typeof init?.body === 'string' ? { body: init.body } : {}
        const answer = await fetch(String(input), { method, headers: new Headers(init?.headers), ...body })
        const [set] = answer.headers.getSetCookie()
        if (set !== undefined) cookie = set.split(';', 1)[0] ?? ''
        return answer
      },
    })
    const client = createTRPCClient<AppRouter>({ links: [link] })
    clients.set(target, client)
    return client
  }

  function follow(target: string): LiveFollower {
    const events: LiveEvent[] = []
    const errors: string[] = []
    const client = createWSClient({
      url: `${target.replace('http', 'ws')}/trpc`,
      connectionParams: () => ({ token: cookie.slice(cookie.indexOf('=') + 1) }),
    })
    const live = createTRPCClient<AppRouter>({ links: [wsLink({ client })] })
    const subscription = live.live.events.subscribe(undefined, {
      onData: ({ data }) => events.push(data),
      onError: (error) => errors.push(error.data?.domain.code ?? error.message),
    })
    return {
      events,
      errors,
      close: async () => {
        subscription.unsubscribe()
        await client.close()
      },
    }
  }

  const { uid } = await at(origin).accounts.register.mutate({
    loginPassword: LOGIN,
    payPassword: PAY,
    recoveryPassword: RECOVERY,
  })
  await at(origin).accounts.login.mutate({ uid, password: LOGIN })
  await at(origin).accounts.verifyPayPassword.mutate({ password: PAY })
  return { uid, cookie: () => cookie, at, follow }
}
