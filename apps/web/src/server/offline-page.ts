import type { WebRenderInput, WebRenderResult } from '@jindu/api/web-renderer'
import type { Locale } from '../shared/i18n/locale.ts'
import { siteNames } from '../shared/session/site-names.ts'
import { createLocalClient } from './local-client.ts'
import { CANVAS } from './theme-colours.ts'

interface Words {
  readonly title: string
  readonly text: string
  readonly places: readonly (readonly [path: string, name: string])[]
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    title: 'You are offline',
    text: 'This page was not read on this device before. Nothing is paid or sent meanwhile, and clocks of orders go on. What you read last may be here:',
    places: [
      ['/personal/buyOrderList', 'Orders'],
      ['/personal/chat', 'Chat'],
      ['/otc', 'OTC'],
      ['/personal/assets', 'Wallet'],
    ],
  },
  'zh-CN': {
    title: '您已离线',
    text: '此设备尚未读取过此页面。离线期间不会付款或发送任何内容，订单的计时继续。您上次读取的内容可能在这里：',
    places: [
      ['/personal/buyOrderList', '订单'],
      ['/personal/chat', '聊天'],
      ['/otc', '法币交易'],
      ['/personal/assets', '钱包'],
    ],
  },
}

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.6 system-ui, "PingFang SC", "Noto Sans SC", "Microsoft YaHei", sans-serif }
body { max-width: 34rem; margin: 0 auto; padding: 3rem 1.25rem; background: ${CANVAS.light}; color: #13202b }
h1 { font-size: 1.375rem; margin: 0 0 .5rem } p { margin: 0 0 1rem }
.site { display: block; margin-bottom: 2.5rem; font-weight: 600 }
section + section { margin-top: 2.5rem }
nav a { display: block; padding: .75rem 0; min-height: 1.25rem; border-top: 1px solid #8884; color: inherit }
@media (prefers-color-scheme: dark) { body { background: ${CANVAS.dark}; color: #e9eef1 } }
`

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function section(locale: Locale): string {
  const { title, text, places } = WORDS[locale]
  const links = places.map(([path, name]) => `<a href="${path}">${name}</a>`).join('')
  return `<section lang="${locale}"><h1>${title}</h1><p>${text}</p><nav>${links}</nav></section>`
}

/** The page that the worker keeps for an address which was never read; it needs nothing from anywhere. */
export function offlineHtml(siteName: string, locale: Locale, nonce: string): string {
  const other = locale === 'en' ? 'zh-CN' : 'en'
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${WORDS[locale].title}</title><style nonce="${nonce}">${STYLE}</style></head><body><span class="site">${escape(siteNames(siteName)[locale])}</span>
${section(locale)}${section(other)}</body></html>`
}

/** Answers /offline.html. */
export async function offlinePage(input: WebRenderInput): Promise<WebRenderResult> {
  const { siteName } = await createLocalClient(input).site.settings.query()
  return {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noindex' },
    body: offlineHtml(siteName, input.locale, input.nonce),
  }
}
