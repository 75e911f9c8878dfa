import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { type ReactNode, useEffect } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { TOAST_LIFE_MS, type ToastInput, ToastProvider, useToast } from './toast.tsx'

let toasts: ReturnType<typeof useToast>

function Page({ onReady }: { readonly onReady: (toasts: ReturnType<typeof useToast>) => void }): ReactNode {
  const own = useToast()
  useEffect(() => onReady(own), [onReady, own])
  return null
}

function keep(ready: ReturnType<typeof useToast>): void {
  toasts = ready
}

const wrong = (...messages: string[]): ToastInput => ({ tone: 'negative', title: 'Fill-in error', messages })

function show(toast: ToastInput): void {
  act(() => toasts.show(toast))
}

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

function listed(): string[] {
  return screen.queryAllByRole('listitem').map((item) => item.textContent)
}

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <ToastProvider label="Notifications" dismissLabel="Dismiss">
      <Page onReady={keep} />
    </ToastProvider>,
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('findings', () => {
  test('are listed once each, in one notification', () => {
    show(wrong('Minimum limit is 10 USD', 'Price below 50%', 'Minimum limit is 10 USD'))
    expect(listed()).toEqual(['Minimum limit is 10 USD', 'Price below 50%'])
  })

  test('of a second try take the place of those of the first: what was mended is not listed any more', () => {
    show(wrong('Minimum limit is 10 USD', 'Price below 50%'))
    show(wrong('Price below 50%', 'Maximum above total'))
    expect(screen.getAllByRole('heading', { name: 'Fill-in error' })).toHaveLength(1)
    expect(listed()).toEqual(['Price below 50%', 'Maximum above total'])
  })

  test('interrupt the reader; other notifications wait their turn in the live region', () => {
    show(wrong('Minimum limit is 10 USD'))
    show({ tone: 'positive', title: 'Receipt confirmed' })
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    const region = screen.getByRole('region', { name: 'Notifications' })
    expect(region.getAttribute('aria-live')).toBe('polite')
    within(region).getByText('Receipt confirmed')
  })
})

describe('the life of a notification', () => {
  test('is five seconds', () => {
    show(wrong('Minimum limit is 10 USD'))
    pass(TOAST_LIFE_MS - 1)
    expect(listed()).toHaveLength(1)
    pass(1)
    expect(listed()).toHaveLength(0)
    expect(TOAST_LIFE_MS).toBe(5000)
  })

  test('starts anew when it is reported again', () => {
    show(wrong('Minimum limit is 10 USD'))
    pass(4000)
    show(wrong('Price below 50%'))
    pass(4000)
    expect(listed()).toEqual(['Price below 50%'])
    pass(1000)
    expect(listed()).toHaveLength(0)
  })

  test('stands still while it is being read', () => {
    show(wrong('Minimum limit is 10 USD'))
    pass(3000)
    fireEvent.pointerEnter(screen.getByRole('alert'))
    pass(60_000)
    expect(listed()).toHaveLength(1)
    fireEvent.pointerLeave(screen.getByRole('alert'))
    pass(1999)
    expect(listed()).toHaveLength(1)
    pass(1)
    expect(listed()).toHaveLength(0)
  })

  test('has no end for a standing state, until it is taken away', () => {
    show({ tone: 'hold', title: 'Connection lost', passing: false })
    pass(600_000)
    screen.getByText('Connection lost')
    act(() => toasts.dismiss('Connection lost'))
    expect(screen.queryByText('Connection lost')).toBeNull()
  })

  test('ends when the reader dismisses it', () => {
    show(wrong('Minimum limit is 10 USD'))
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(listed()).toHaveLength(0)
  })
})
