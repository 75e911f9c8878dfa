import { expect, it } from 'vitest'
import { isInAppBrowser } from './in-app-browser.ts'

it.each([
  [
    'WeChat',
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36 MicroMessenger/8.0.50',
  ],
  ['WhatsApp', 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36 WhatsApp/2.24'],
  [
    'Telegram',
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36 Telegram-Android/11.2',
  ],
])('a page inside %s cannot download', (_, userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(true)
})

it('a browser of its own can', () => {
  expect(isInAppBrowser('Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36')).toBe(
    false,
  )
})
