// @vitest-environment jsdom
import { createMemoryHistory, createRootRoute, createRouter, type AnyRouter } from '@tanstack/react-router'
import { QueryClient } from '@tanstack/react-query'
import { createTRPCClient, type TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { afterEach, expect, it, vi } from 'vitest'
import { createApiQueries } from '../trpc/react-query.ts'
import type { AppRouter } from '../trpc/types.ts'
import { endingSession, isLeavingSession, leaveSession, rereadSession } from './change-session.ts'
import { logInAgain } from './log-in-again.ts'

afterEach(() => logInAgain.belongsTo(null))

/** A page whose frame has the `accounts.me` response of its load. */
function openPage(answer: () => unknown): AnyRouter {
  const link: TRPCLink<AppRouter> = () => () =>
    observable((observer) => {
      observer.next({ result: { type: 'data', data: answer() } })
      observer.complete()
    })
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 15_000 } } })
  const q = createApiQueries(queryClient, createTRPCClient<AppRouter>({ links: [link] }))
  return createRouter({
    routeTree: createRootRoute({ beforeLoad: async () => ({ session: await q.accounts.me.ensureData() }) }),
    history: createMemoryHistory(),
    context: { q, queryClient },
  })
}

it('the frame learns of a right that was just bought, though what it stands on was read a moment ago', async () => {
  let publishUntil: number | null = null
  const router = openPage(() => ({ rights: { publishUntil } }))
  await router.load()
  publishUntil = 1_800_000_000
  await router.invalidate()
  expect(router.state.matches[0]?.context).toMatchObject({ session: { rights: { publishUntil: null } } })
  await rereadSession(router)
  expect(router.state.matches[0]?.context).toMatchObject({ session: { rights: { publishUntil } } })
})

it('while the reader ends the session nobody is asked to log in, until they have left; a refused step ends nothing', async () => {
  const router = openPage(() => null)
  await router.load()
  await expect(endingSession(() => Promise.reject(new Error('wrong')))).rejects.toThrow('wrong')
  expect(isLeavingSession()).toBe(false)
  const step = vi.fn<() => Promise<boolean>>(() => Promise.resolve(isLeavingSession()))
  expect(await endingSession(step)).toBe(true)
  expect(isLeavingSession()).toBe(true)
  await leaveSession(router, 'passwordChanged')
  expect(isLeavingSession()).toBe(false)
})
