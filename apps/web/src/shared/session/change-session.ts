import { useRouter, type AnyRouter } from '@tanstack/react-router'
import type { RouterContext } from '../router-context.ts'
import { logInAgain } from './log-in-again.ts'
import { signedInMark, type LeftReason } from './signed-in-mark.ts'

let leaving = false

/** While the reader ends the session themselves, do not ask for a new login. */
export const isLeavingSession = (): boolean => leaving

/** Only browsers that loaded this code stored anything, so it is no part of a page's start. */
const forgetStored = async (): Promise<void> => (await import('../offline/forget-stored.ts')).forgetStored()

function contextOf(router: AnyRouter): RouterContext {
  return router.options.context
}

/** Forgets everything read under the session before, then lets the guards look again. */
export async function forgetSession(router: AnyRouter): Promise<void> {
  contextOf(router).queryClient.clear()
  await forgetStored()
  await router.invalidate()
}

/** Refetches session and rights, which icons, prompts and guards use. A cached response would show the old rights. */
export async function rereadSession(router: AnyRouter): Promise<void> {
  await contextOf(router).q.accounts.me.fetch(undefined, { staleTime: 0 })
  await router.invalidate()
}

/** Refetches without a known change: guards and loaders run again only if something changed. */
export async function rereadChangedSession(router: AnyRouter): Promise<void> {
  const { me } = contextOf(router).q.accounts
  const before = await me.fetch(undefined, { staleTime: Number.POSITIVE_INFINITY })
  // Equal answers are one object.
  if ((await me.fetch(undefined, { staleTime: 0 })) !== before) await router.invalidate()
}

/** After a login: set the mark, clear the visitor's data, continue to the page that required the login. */
export function useSignedIn(): (returnPath?: string) => Promise<void> {
  const router = useRouter()
  return async (returnPath = '/') => {
    signedInMark.set()
    contextOf(router).queryClient.clear()
    await forgetStored()
    await router.navigate({ href: returnPath, replace: true })
  }
}

/** The same user logged in again on the open page: it stays as it is, and its queries are refetched. */
export async function resumeSession(router: AnyRouter): Promise<void> {
  logInAgain.answer(true)
  await contextOf(router).queryClient.invalidateQueries()
}

/**
 * A step that ends this session on the server; open queries may fail before its response. After success, `leaveSession`
 * follows.
 */
export async function endingSession<Output>(step: () => Promise<Output>): Promise<Output> {
  leaving = true
  try {
    return await step()
  } catch (error) {
    leaving = false
    throw error
  }
}

/** The session ended and its reader does not log in again: user state goes, and they go home (marketplace.md §8). */
export async function declineSession(router: AnyRouter): Promise<void> {
  // Other tabs are not notified: each asks its reader itself and keeps its input.
  logInAgain.answer(false)
  logInAgain.belongsTo(null)
  await router.navigate({ to: '/', ignoreBlocker: true })
  await forgetSession(router)
}

/** Logout from the menu clears user, settings and messages and returns to / (marketplace.md §2). */
export function useSignOut(): () => Promise<void> {
  const router = useRouter()
  return async () => {
    await endingSession(() => contextOf(router).client.accounts.logout.mutate())
    await leaveSession(router, 'loggedOut')
  }
}

/** The session is over by the reader's own step: clear and go home. */
export async function leaveSession(router: AnyRouter, reason: LeftReason): Promise<void> {
  leaving = true
  try {
    logInAgain.belongsTo(null)
    signedInMark.clear(reason)
    await router.navigate({ to: '/' })
    await forgetSession(router)
  } finally {
    leaving = false
  }
}
