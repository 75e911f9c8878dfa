// @vitest-environment jsdom
import { act, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.resetModules()
})

it('what hydrates after the time begins as the server rendered it, and what opens then does not wait', async () => {
  // Another test may have waited.
  vi.resetModules()
  const { useLater } = await import('./use-later.ts')
  function Ads(): ReactNode {
    return useLater() ? <ul /> : <i />
  }
  const drawn = renderToString(<Ads />)
  const early = document.createElement('div')
  await act(async () => createRoot(early).render(<Ads />))
  expect(early.innerHTML).toBe('<i></i>')
  await act(async () => vi.advanceTimersByTime(1_200))
  expect(early.innerHTML).toBe('<ul></ul>')

  const late = document.createElement('div')
  late.innerHTML = drawn
  const faults: unknown[] = []
  await act(async () => {
    hydrateRoot(late, <Ads />, { onRecoverableError: (error) => faults.push(error) })
  })
  await act(async () => vi.advanceTimersByTime(0))
  expect(faults).toEqual([])
  expect(late.innerHTML).toBe('<ul></ul>')

  const opened = document.createElement('div')
  await act(async () => createRoot(opened).render(<Ads />))
  expect(opened.innerHTML).toBe('<ul></ul>')
})
