import type { Locale } from '@jindu/i18n'
import { OUTSIDE_TYPE_WORDS } from '@jindu/i18n/stored-messages'
import type { App } from '../../platform/app.ts'
import type { Ended } from './unsubscribe-link.ts'
import { escapeHtml, wordsOf } from './write-mail.ts'

/** What a link's page says: it asks, it is done, or the link leads nowhere. */
export type UnsubscribeState =
  | { readonly is: 'asking' | 'done'; readonly what: Ended; readonly locale: Locale }
  | { readonly is: 'dead'; readonly locale: Locale }

const STYLE = `
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f3f4f2;color:#1c2126;font:16px/1.6 "Instrument Sans Variable",system-ui,"PingFang SC","Noto Sans CJK SC",sans-serif}
main{box-sizing:border-box;width:min(100vw - 32px,460px);padding:32px;background:#fff;border:1px solid #d9dde1;border-radius:6px}
h1{margin:0 0 8px;font-size:21px;line-height:1.35;font-weight:600;text-wrap:balance}
p{margin:0 0 20px;color:#56606a}
button{min-height:44px;padding:0 20px;border:0;border-radius:4px;background:#1c2126;color:#fff;font:inherit;font-weight:600;cursor:pointer}
a{color:#1d5c8f}
:focus-visible{outline:2px solid #1d5c8f;outline-offset:2px}
@media(prefers-color-scheme:dark){body{background:#14171a;color:#e8eaec}main{background:#1c2024;border-color:#353b41}p{color:#a7b0b8}button{background:#e8eaec;color:#14171a}a{color:#8fc1ea}}
`

/** The page works without a login and without scripts. Opening it changes nothing: programs that look at mails open links too. */
export function unsubscribePage({ env, settings }: App, state: UnsubscribeState, nonce: string): string {
  const say = wordsOf(state.locale)
  const site = settings.current().siteName
  const title =
    state.is === 'dead'
      ? say('deadLink')
      : state.is === 'done'
        ? say('stopped')
        : state.what === 'all'
          ? say('askAll', { site })
          : say('askType', { type: OUTSIDE_TYPE_WORDS[state.what][state.locale] })
  const action =
    state.is === 'asking'
      ? `<form method="post"><button>${escapeHtml(say('stop'))}</button></form>`
      : `<a href="${escapeHtml(env.publicOrigin)}/personal/userInfo">${escapeHtml(say('toSite', { site }))}</a>`
  return `<!doctype html><html lang="${state.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(say(state.is === 'dead' ? 'deadLinkWhy' : 'kept'))}</p>${action}</main></body></html>`
}
