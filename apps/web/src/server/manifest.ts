import type { WebRenderInput, WebRenderResult } from '@jindu/api/web-renderer'
import type { Locale } from '../shared/i18n/locale.ts'
import { SHARE_PATH } from '../shared/offline/caches.ts'
import { siteNames } from '../shared/session/site-names.ts'
import { createLocalClient } from './local-client.ts'
import { CANVAS, SHEET } from './theme-colours.ts'

type Text = Readonly<Record<Locale, string>>

const DESCRIPTION: Text = {
  en: 'Goods and coin between strangers, with the payment in escrow.',
  'zh-CN': '陌生人之间的商品与数字货币交易，货款由平台托管。',
}

const SHORTCUTS: readonly { readonly name: Text; readonly url: string }[] = [
  { name: { en: 'Orders', 'zh-CN': '订单' }, url: '/personal/buyOrderList' },
  { name: { en: 'Chat', 'zh-CN': '聊天' }, url: '/personal/chat' },
  { name: { en: 'OTC', 'zh-CN': '法币交易' }, url: '/otc' },
  { name: { en: 'Wallet', 'zh-CN': '钱包' }, url: '/personal/assets' },
]

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${file}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The web app manifest: under what name and with what icons the site is installed. */
export function manifestOf(siteName: string, locale: Locale, theme: 'light' | 'dark'): object {
  const name = siteNames(siteName)[locale]
  return {
    id: '/',
    name,
    short_name: name,
    description: DESCRIPTION[locale],
    lang: locale,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: SHEET[theme],
    background_color: CANVAS[theme],
    categories: ['shopping', 'finance'],
    icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
    shortcuts: SHORTCUTS.map(({ name: label, url }) => ({
      name: label[locale],
      url,
      icons: [icon('icon-192', 192, 'any')],
    })),
    share_target: {
      action: SHARE_PATH,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'picture', accept: ['image/*'] }] },
    },
  }
}

/** Answers /manifest.webmanifest; `lang` in the query names the page's language. */
export async function manifest(input: WebRenderInput): Promise<WebRenderResult> {
  const { siteName } = await createLocalClient(input).site.settings.query()
  const named = new URL(input.url).searchParams.get('lang')
  const locale = named === 'en' || named === 'zh-CN' ? named : input.locale
  return {
    status: 200,
    headers: { 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    body: JSON.stringify(manifestOf(siteName, locale, input.theme === 'dark' ? 'dark' : 'light')),
  }
}
