// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RetryOnline } from './retry-online.tsx'

const invalidate = vi.hoisted(() => vi.fn<() => Promise<void>>(async () => undefined))
vi.mock('@tanstack/react-router', () => ({ useRouter: () => ({ invalidate }) }))

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

it('a failed page is tried again with pauses after the connection is back, until it stands; a page that stands is left alone', async () => {
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<RetryOnline />))
  globalThis.dispatchEvent(new Event('online'))
  await vi.runAllTimersAsync()
  expect(invalidate).not.toHaveBeenCalled()

  document.body.innerHTML = '<div class="status-page" role="alert"></div>'
  globalThis.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(invalidate).toHaveBeenCalledTimes(2)
  document.body.replaceChildren()
  await vi.runAllTimersAsync()
  expect(invalidate).toHaveBeenCalledTimes(2)
  await act(async () => root.unmount())
})
