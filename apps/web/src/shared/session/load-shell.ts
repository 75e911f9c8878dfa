import type { RouterContext } from '../router-context.ts'
import { loadWords } from '../i18n/words.ts'
import type { Session, Site } from './session.ts'
import { siteNames } from './site-names.ts'

interface Shell {
  readonly session: Session | null
  readonly site: Site
}

/** The last loaded shell in this browser. */
let last: Shell | undefined

async function readShell({ q }: RouterContext): Promise<Shell> {
  const [session, status, settings] = await Promise.all([
    q.accounts.me.ensureData(),
    q.site.status.ensureData(),
    q.site.settings.ensureData(),
  ])
  return { session, site: { ...settings, ...status, siteName: siteNames(settings.siteName) } }
}

/** Keeps the previous shell if it cannot be loaded; without one the page fails. */
async function shellOrLast(context: RouterContext): Promise<Shell> {
  // Offline, a query waits for the connection: nothing would be shown until then.
  if (last !== undefined && !navigator.onLine) return last
  const shell = await readShell(context).catch((error: unknown) => last ?? Promise.reject(error))
  // On the server the next request may be another user's, so keep nothing.
  if (!import.meta.env.SSR) last = shell
  return shell
}

/**
 * Loads what every page needs: session, site settings, and the page's texts; `wordsError` is set if the texts failed to
 * load.
 */
export async function loadShell(context: RouterContext, matches: Parameters<typeof loadWords>[0]) {
  const [shell, wordsError] = await Promise.all([
    shellOrLast(context),
    loadWords(matches, context.locale).catch((error: Error) => error),
  ])
  if (import.meta.env.SSR && shell.session !== null)
    await Promise.all([context.q.wallet.overview.prefetch(), context.q.messages.unreadCount.prefetch()])
  return { ...shell, wordsError }
}

/** Guard of every frame: a page without texts is not shown, and its frame shows why. @throws the loading error */
export function requireWords({ context }: { readonly context: { readonly wordsError: Error | void } }): void {
  if (context.wordsError) throw context.wordsError
}
