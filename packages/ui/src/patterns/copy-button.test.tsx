import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CopyButton } from './copy-button.tsx'

const LABELS = { copy: 'Copy address', copied: 'Copied', failed: 'Copy by hand', empty: 'Nothing to copy' }
const writeText = vi.fn<(text: string) => Promise<void>>()

async function press(value = 'ltc1q'): Promise<void> {
  render(<CopyButton value={value} labels={LABELS} />)
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Copy address' }))
    await Promise.resolve()
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  writeText.mockReset()
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('does not claim to have copied what the browser refused', async () => {
  writeText.mockRejectedValue(new Error('no permission'))
  await press()
  expect(screen.getByText('Copy by hand')).toBeDefined()
  expect(screen.queryByText('Copied')).toBeNull()
})

it.each(['', '  '])('warns of an empty value, "%s", and leaves the clipboard alone', async (value) => {
  await press(value)
  expect(writeText).not.toHaveBeenCalled()
  expect(screen.getByText('Nothing to copy')).toBeDefined()
  act(() => {
    vi.advanceTimersByTime(2000)
  })
  expect(screen.getByText('Copy address')).toBeDefined()
})

it('copies the exact value, says so, and is ready again after two seconds', async () => {
  writeText.mockResolvedValue()
  await press()
  expect(writeText).toHaveBeenCalledExactlyOnceWith('ltc1q')
  expect(screen.getByText('Copied')).toBeDefined()
  act(() => {
    vi.advanceTimersByTime(2000)
  })
  expect(screen.getByText('Copy address')).toBeDefined()
})
