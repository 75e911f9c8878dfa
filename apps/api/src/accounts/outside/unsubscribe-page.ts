import type { Locale } from '@jindu/i18n'
import { OUTSIDE_TYPE_WORDS } from '@jindu/i18n/stored-messages'
import type { App } from '../../platform/app.ts'
import type { LinkPage } from './link-page.ts'
import type { Ended } from './unsubscribe-link.ts'
import { wordsOf } from './write-mail.ts'

/** The link page's state: asking for confirmation, done, or a dead link. */
export type UnsubscribeState =
  | { readonly is: 'asking' | 'done'; readonly what: Ended; readonly locale: Locale }
  | { readonly is: 'dead'; readonly locale: Locale }

function titleOf(state: UnsubscribeState, site: string): string {
  const say = wordsOf(state.locale)
  if (state.is === 'dead') return say('deadLink')
  if (state.is === 'done') return say('stopped')
  return state.what === 'all'
    ? say('askAll', { site })
    : say('askType', { type: OUTSIDE_TYPE_WORDS[state.what][state.locale] })
}

export function unsubscribePage({ env, settings }: App, state: UnsubscribeState): LinkPage {
  const say = wordsOf(state.locale)
  const site = settings.current().siteName
  return {
    locale: state.locale,
    title: titleOf(state, site),
    text: say(state.is === 'dead' ? 'deadLinkWhy' : 'kept'),
    action:
      state.is === 'asking'
        ? { post: say('stop') }
        : { go: say('toSite', { site }), to: `${env.publicOrigin}/personal/userInfo` },
    isDead: state.is === 'dead',
  }
}
