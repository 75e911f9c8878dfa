import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Stepper } from './stepper.tsx'

const told = vi.fn<(value: number) => void>()

function Quantity({ initial }: { readonly initial: number }): ReactNode {
  const [value, setValue] = useState(initial)
  const change = (next: number): void => {
    told(next)
    setValue(next)
  }
  return (
    <Stepper
      value={value}
      onValueChange={change}
      min={1}
      max={5}
      label="Quantity"
      decreaseLabel="One less"
      increaseLabel="One more"
    />
  )
}

function input(): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' })
}

beforeEach(() => told.mockClear())
afterEach(cleanup)

describe('a count is whole and bounded', () => {
  test.each(['1.5', '-2', '1e1', 'two', ' ', '', '0', '6', '99999999999999999999'])(
    'typing %j tells nothing',
    (text) => {
      render(<Quantity initial={2} />)
      fireEvent.change(input(), { target: { value: text } })
      expect(told).not.toHaveBeenCalled()
      expect(input().value).toBe(text)
    },
  )

  test('what cannot be a count falls back to the last one when the focus leaves', () => {
    render(<Quantity initial={2} />)
    fireEvent.change(input(), { target: { value: '1.5' } })
    fireEvent.blur(input())
    expect(input().value).toBe('2')
    expect(told).not.toHaveBeenCalled()
  })

  test('a whole number out of bounds becomes the bound when the focus leaves', () => {
    render(<Quantity initial={2} />)
    fireEvent.change(input(), { target: { value: '40' } })
    fireEvent.blur(input())
    expect(told.mock.calls).toEqual([[5]])
    expect(input().value).toBe('5')
  })

  test('the buttons stop at the bounds', () => {
    render(<Quantity initial={4} />)
    const more = screen.getByRole<HTMLButtonElement>('button', { name: 'One more' })
    fireEvent.click(more)
    expect(more.disabled).toBe(true)
    fireEvent.click(more)
    expect(told.mock.calls).toEqual([[5]])
  })
})

test('a valid count is told while it is typed, and the arrow keys count too', () => {
  render(<Quantity initial={2} />)
  fireEvent.change(input(), { target: { value: '4' } })
  fireEvent.keyDown(input(), { key: 'ArrowDown' })
  fireEvent.keyDown(input(), { key: 'ArrowUp' })
  expect(told.mock.calls).toEqual([[4], [3], [4]])
})

describe('what is not taken is told', () => {
  const notWhole = vi.fn<() => void>()
  const outOfBounds = vi.fn<() => void>()
  const typed = (text: string): void => {
    notWhole.mockClear()
    outOfBounds.mockClear()
    render(
      <Stepper
        value={2}
        onValueChange={told}
        onNotWhole={notWhole}
        onOutOfBounds={outOfBounds}
        max={5}
        label="Quantity"
        decreaseLabel="One less"
        increaseLabel="One more"
      />,
    )
    fireEvent.change(input(), { target: { value: text } })
    fireEvent.blur(input())
  }

  test.each([
    ['1.5', 1, 0],
    ['two', 1, 0],
    ['-1', 0, 1],
    ['0', 0, 1],
    ['1000000000000', 0, 1],
    ['4', 0, 0],
  ])('typing %j', (text, parts, bounds) => {
    typed(text)
    expect([notWhole.mock.calls.length, outOfBounds.mock.calls.length]).toEqual([parts, bounds])
  })
})
