import type { RouterContext } from '../router-context.ts'
import { loadWords } from '../i18n/words.ts'
import type { Session, Site } from './session.ts'
import { siteNames } from './site-names.ts'

interface Shell {
  readonly session: Session | null
  readonly site: Site
}

/** What this browser's pages had around them last. */
let last: Shell | undefined

async function readShell({ q }: RouterContext): Promise<Shell> {
  const [session, status, settings] = await Promise.all([
    q.accounts.me.ensureData(),
    q.site.status.ensureData(),
    q.site.settings.ensureData(),
  ])
  return { session, site: { ...settings, ...status, siteName: siteNames(settings.siteName) } }
}

/** The shell of before stays around a page that cannot be reached; whoever has none yet has no page either. */
async function shellOrLast(context: RouterContext): Promise<Shell> {
  // Offline, a read waits for the connection: nothing would be shown until then.
  if (last !== undefined && !navigator.onLine) return last
  const shell = await readShell(context).catch((error: unknown) => last ?? Promise.reject(error))
  // A server has no last page: its next is somebody else's.
  if (!import.meta.env.SSR) last = shell
  return shell
}

/** What stands before every page: who is logged in, what the site is called, and the words of the page; `wordsError` says why it has none. */
export async function loadShell(context: RouterContext, matches: Parameters<typeof loadWords>[0]) {
  const [shell, wordsError] = await Promise.all([
    shellOrLast(context),
    loadWords(matches, context.locale).catch((error: Error) => error),
  ])
  if (import.meta.env.SSR && shell.session !== null)
    await Promise.all([context.q.wallet.overview.prefetch(), context.q.messages.unreadCount.prefetch()])
  return { ...shell, wordsError }
}

/** Guard of every frame: a page without words is not shown, and its frame says why. @throws what their loading met */
export function requireWords({ context }: { readonly context: { readonly wordsError: Error | void } }): void {
  if (context.wordsError) throw context.wordsError
}
