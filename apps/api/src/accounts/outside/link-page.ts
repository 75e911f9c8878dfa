import type { Locale } from '@jindu/i18n'
import type { FastifyReply } from 'fastify'
import type { App } from '../../platform/app.ts'
import { escapeHtml } from './write-mail.ts'

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
const NONCE_BYTES = 16

export interface LinkPage {
  readonly locale: Locale
  readonly title: string
  readonly text: string
  /** A button that posts to the page itself, or a link to the site. */
  readonly action: { readonly post: string } | { readonly go: string; readonly to: string }
  /** The link is no longer valid. */
  readonly isDead?: boolean
}

/** The page works without a login and without scripts. Opening it changes nothing: programs that look at mails open links too. */
export async function sendLinkPage(app: App, reply: FastifyReply, page: LinkPage): Promise<FastifyReply> {
  const nonce = Buffer.from(app.random.bytes(NONCE_BYTES)).toString('base64')
  const { locale, title, text, action, isDead = false } = page
  const act =
    'post' in action
      ? `<form method="post"><button>${escapeHtml(action.post)}</button></form>`
      : `<a href="${escapeHtml(action.to)}">${escapeHtml(action.go)}</a>`
  return reply.code(isDead ? 410 : 200).headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  })
    .send(`<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${act}</main></body></html>`)
}
