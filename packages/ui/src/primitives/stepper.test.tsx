import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Stepper, type StepperRefusal } from './stepper.tsx'

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
  const refused = vi.fn<(why: StepperRefusal) => void>()
  const typed = (text: string): void => {
    refused.mockClear()
    render(
      <Stepper
        value={2}
        onValueChange={told}
        onRefused={refused}
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
    ['1.5', 'notWhole'],
    ['two', 'notWhole'],
    ['-1', 'negative'],
    ['−1', 'negative'],
    ['0', 'below'],
    ['1000000000000', 'above'],
    ['', 'empty'],
  ])('typing %j tells once that it is %s', (text, why) => {
    typed(text)
    expect(refused.mock.calls).toEqual([[why]])
  })

  test('a fraction typed key by key stays in sight and is told once, and its digits make no larger count', () => {
    refused.mockClear()
    told.mockClear()
    render(
      <Stepper
        value={1}
        onValueChange={told}
        onRefused={refused}
        max={50}
        label="Quantity"
        decreaseLabel="−"
        increaseLabel="+"
      />,
    )
    for (const value of ['1', '1.', '1.5']) fireEvent.change(input(), { target: { value } })
    expect(input().value).toBe('1.5')
    expect(input().getAttribute('aria-invalid')).toBe('true')
    fireEvent.blur(input())
    expect(input().value).toBe('1')
    expect(told).not.toHaveBeenCalled()
    expect(refused.mock.calls).toEqual([['notWhole']])
  })

  test('full-width digits of a Chinese keyboard are a count', () => {
    render(<Quantity initial={2} />)
    fireEvent.change(input(), { target: { value: '４' } })
    expect(told.mock.calls).toEqual([[4]])
    expect(input().value).toBe('4')
  })

  test('an emptied count after one that was refused is told as well', () => {
    typed('1.5')
    fireEvent.change(input(), { target: { value: '' } })
    fireEvent.blur(input())
    expect(refused.mock.calls).toEqual([['notWhole'], ['empty']])
  })

  test('a valid count is not, nor is leaving without typing', () => {
    typed('4')
    fireEvent.blur(input())
    expect(refused).not.toHaveBeenCalled()
  })
})
