import { useRouter, type AnyRouter } from '@tanstack/react-router'
import type { RouterContext } from '../router-context.ts'
import { signedInMark } from './signed-in-mark.ts'

let leaving = false

/** While the reader logs out, the end of the session is no news. */
export const isLeavingSession = (): boolean => leaving

function contextOf(router: AnyRouter): RouterContext {
  return router.options.context
}

/** Forgets everything read under the session before, then lets the guards look again. */
export async function forgetSession(router: AnyRouter): Promise<void> {
  contextOf(router).queryClient.clear()
  await router.invalidate()
}

/** After a login answered: mark, forget what the visitor saw, go on to where the login was asked for. */
export function useSignedIn(): (returnPath?: string) => Promise<void> {
  const router = useRouter()
  return async (returnPath = '/') => {
    signedInMark.set()
    contextOf(router).queryClient.clear()
    await router.navigate({ href: returnPath, replace: true })
  }
}

/** Logout from the menu clears user, settings and messages and returns to / (marketplace.md §2). */
export function useSignOut(): () => Promise<void> {
  const router = useRouter()
  return async () => {
    leaving = true
    try {
      await contextOf(router).client.accounts.logout.mutate()
      await leaveSession(router)
    } finally {
      leaving = false
    }
  }
}

/** The session is over, whoever ended it: clear and go home. */
export async function leaveSession(router: AnyRouter): Promise<void> {
  signedInMark.clear()
  await router.navigate({ to: '/' })
  await forgetSession(router)
}
