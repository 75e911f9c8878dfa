// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { showInTab } from './tab-count.ts'

const badge = vi.fn<(unread: number) => Promise<void>>()
afterEach(() => {
  badge.mockReset()
  Reflect.deleteProperty(navigator, 'setAppBadge')
  document.title = ''
})

it('the number of unread messages stands on the icon of the installed site and before the title, and goes with the reader', () => {
  badge.mockResolvedValue()
  Object.defineProperty(navigator, 'setAppBadge', { value: badge, configurable: true })
  document.title = 'Orders'
  const leave = showInTab('4', 4)
  expect(document.title).toBe('(4) Orders')
  leave()
  expect(badge.mock.calls).toEqual([[4], [0]])
})

it('a browser that refuses a badge, or has none, still shows the number in the tab', async () => {
  document.title = 'Orders'
  showInTab('2', 2)()
  badge.mockRejectedValue(new DOMException('not installed', 'NotAllowedError'))
  Object.defineProperty(navigator, 'setAppBadge', { value: badge, configurable: true })
  const leave = showInTab('3', 3)
  await Promise.resolve()
  expect(document.title).toBe('(3) Orders')
  leave()
})
