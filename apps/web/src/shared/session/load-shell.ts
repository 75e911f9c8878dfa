import type { RouterContext } from '../router-context.ts'
import { loadWords } from '../i18n/words.ts'
import { siteNames } from './site-names.ts'

/** What stands before every page: who is logged in, what the site is called, and the words of the page. */
export async function loadShell({ q, locale }: RouterContext, matches: Parameters<typeof loadWords>[0]) {
  const [session, status, settings] = await Promise.all([
    q.accounts.me.ensureData(),
    q.site.status.ensureData(),
    q.site.settings.ensureData(),
    loadWords(matches, locale),
  ])
  if (import.meta.env.SSR && session !== null)
    await Promise.all([q.wallet.overview.prefetch(), q.messages.unreadCount.prefetch()])
  const { siteName, protectionSeconds, publishRightRequired, replyRightRequired } = settings
  const { publishRightRequiredFrom, replyRightRequiredFrom } = settings
  const rights = { publishRightRequired, replyRightRequired, publishRightRequiredFrom, replyRightRequiredFrom }
  const site = { ...status, siteName: siteNames(siteName), protectionSeconds, ...rights }
  return { session, site }
}
