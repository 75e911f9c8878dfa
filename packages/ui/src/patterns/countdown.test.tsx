import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Countdown, type CountdownProps } from './countdown.tsx'

const NOW = 1_795_000_000
const WORDS = { labels: { days: 'd', hours: 'h' }, passed: 'Nov 17, 09:14' }

function clock(props: Partial<CountdownProps> & { left: number }): HTMLElement {
  const { left, ...rest } = props
  render(<Countdown now={NOW} target={NOW + left} {...WORDS} {...rest} />)
  return screen.getByRole('timer')
}

function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}

function changeVisibility(): void {
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(NOW * 1000)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('clock faces', () => {
  it.each([
    [10 * 86_400 + 6 * 3600 + 59, '10 d 06 h'],
    [2 * 86_400, '2 d 00 h'],
    [2 * 86_400 - 1, '47:59:59'],
    [22 * 3600 + 20 * 60 + 14, '22:20:14'],
    [3600, '01:00:00'],
    [3599, '59:59'],
    [41 * 60 + 7, '41:07'],
    [300, '05:00'],
    [299, '04:59'],
    [0, 'Nov 17, 09:14'],
    [-60, 'Nov 17, 09:14'],
  ])('%i seconds left read %s', (left, text) => {
    expect(clock({ left }).textContent).toBe(text)
  })

  it('turns cinnabar only under five minutes', () => {
    expect(clock({ left: 300 }).classList).not.toContain('is-last')
    cleanup()
    expect(clock({ left: 299 }).classList).toContain('is-last')
  })
})

describe('running', () => {
  it('counts by the server clock, however wrong this device is', () => {
    vi.setSystemTime((NOW - 7200) * 1000)
    const timer = clock({ left: 600, offsetSeconds: 7200 })
    expect(timer.textContent).toBe('10:00')
    pass(3000)
    expect(timer.textContent).toBe('09:57')
  })

  it('stands still when stopped and never in cinnabar', () => {
    const timer = clock({ left: 120, stopped: true })
    pass(5000)
    expect(timer.textContent).toBe('02:00')
    expect(timer.className).toContain('is-stopped')
    expect(timer.className).not.toContain('is-last')
    expect(timer.getAttribute('datetime')).toBe('PT120S')
  })

  it('tells once that it ran out, and not when it was over before', () => {
    const onPassed = vi.fn<() => void>()
    clock({ left: 2, onPassed })
    pass(5000)
    expect(onPassed).toHaveBeenCalledTimes(1)
    cleanup()
    onPassed.mockClear()
    clock({ left: -5, onPassed })
    pass(2000)
    expect(onPassed).not.toHaveBeenCalled()
  })

  it('beats only while the page is visible and catches up afterwards', () => {
    const timer = clock({ left: 600 })
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    changeVisibility()
    expect(vi.getTimerCount()).toBe(0)
    vi.setSystemTime((NOW + 30) * 1000)
    visibility.mockReturnValue('visible')
    changeVisibility()
    expect(timer.textContent).toBe('09:30')
    visibility.mockRestore()
  })

  it('leaves no timer behind', () => {
    clock({ left: 600 })
    cleanup()
    expect(vi.getTimerCount()).toBe(0)
  })
})

it('is drawn on the server by the given time, silent for screen readers', () => {
  vi.setSystemTime((NOW + 999) * 1000)
  const html = renderToString(<Countdown now={NOW} target={NOW + 2467} {...WORDS} />)
  expect(html).toContain('41:07')
  expect(html).toContain('aria-live="off"')
  expect(html).toContain(`dateTime="${new Date((NOW + 2467) * 1000).toISOString()}"`)
})
