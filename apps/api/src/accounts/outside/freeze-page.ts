import type { Locale } from '@jindu/i18n'
import type { App } from '../../platform/app.ts'
import type { LinkPage } from './link-page.ts'
import { wordsOf } from './write-mail.ts'

/** `uid` names the account while the page asks; a dead link names none. */
export type FreezeState = { readonly is: 'asking'; readonly uid: number } | { readonly is: 'done' | 'dead' }

export function freezePage({ env, settings }: App, state: FreezeState, locale: Locale): LinkPage {
  const say = wordsOf(locale)
  const toSite = { go: say('toSite', { site: settings.current().siteName }), to: `${env.publicOrigin}/login` }
  if (state.is === 'asking')
    return {
      locale,
      title: say('askFreeze', { uid: state.uid }),
      text: say('freezeDoes'),
      action: { post: say('freeze') },
    }
  if (state.is === 'done') return { locale, title: say('frozen'), text: say('frozenWhat'), action: toSite }
  return { locale, title: say('deadLink'), text: say('deadFreezeWhy'), action: toSite, isDead: true }
}
