import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { withInstallTags } from './install-tags.ts'
import { manifestOf } from './manifest.ts'
import { offlineHtml } from './offline-page.ts'

interface Read {
  readonly name: string
  readonly lang: string
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[]
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[]
}

const read = (...of: Parameters<typeof manifestOf>): Read => JSON.parse(JSON.stringify(manifestOf(...of)))

describe('the web app manifest', () => {
  it('names the site in the language of the page', () => {
    expect(read('Harbour 海港', 'en', 'light').name).toBe('Harbour')
    expect(read('Harbour 海港', 'zh-CN', 'light')).toMatchObject({ name: '海港', short_name: '海港', lang: 'zh-CN' })
  })

  it('leads to orders, chat, OTC and wallet', () => {
    const { shortcuts } = read('Jindu', 'en', 'dark')
    expect(shortcuts.map(({ name, url }) => [name, url])).toEqual([
      ['Orders', '/personal/buyOrderList'],
      ['Chat', '/personal/chat'],
      ['OTC', '/otc'],
      ['Wallet', '/personal/assets'],
    ])
  })

  it('has an icon of 192 and of 512 pixels and one that may be cut to any shape, and each file exists', () => {
    const { icons } = read('Jindu', 'en', 'light')
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    )
    for (const { src } of icons) expect(existsSync(join(import.meta.dirname, '../../public', src))).toBe(true)
  })

  it('is dark where the reader chose so', () => {
    expect(read('Jindu', 'en', 'dark')).not.toMatchObject({ theme_color: '#fcfefe' })
  })
})

it('the offline page speaks both languages, the reader’s first, and shows the site’s name as text', () => {
  const html = offlineHtml('<b>Shop</b>', 'zh-CN', 'n')
  expect(html.indexOf('您已离线')).toBeLessThan(html.indexOf('You are offline'))
  expect(html).toContain('&lt;b>Shop')
})

it('each page names the manifest in its language, and the browser’s colours in the reader’s theme', () => {
  const page = '<html><head><title>x</title></head><body></body></html>'
  expect(withInstallTags(page, 'zh-CN', 'dark')).toBe(
    '<html><head><title>x</title><meta name="theme-color" content="#131b22"/><link rel="apple-touch-icon" href="/icons/apple-touch-180.png"/><link rel="manifest" href="/manifest.webmanifest?lang=zh-CN"/></head><body></body></html>',
  )
  expect(withInstallTags(page, 'en', 'auto')).toMatch(/light\)".*dark\)"/)
})
