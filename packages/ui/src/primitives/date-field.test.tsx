import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { DateField, type DateFieldProps } from './date-field.tsx'

afterEach(cleanup)

const read: DateFieldProps['read'] = (text) =>
  /^202\d-\d{2}-\d{2}$/.test(text) ? { day: text } : { refusal: 'Write a day' }

function Held({ first, onDay }: { readonly first: string; readonly onDay: (day: string) => void }): ReactNode {
  const [day, setDay] = useState(first)
  return (
    <>
      <DateField
        aria-label="From"
        pickLabel="Pick a day"
        value={day}
        write={(of) => `day ${of}`}
        read={read}
        onValueChange={(next) => {
          setDay(next)
          onDay(next)
        }}
      />
      <button type="button" onClick={() => setDay(first)}>
        Back
      </button>
    </>
  )
}

function shown(first = '') {
  const onDay = vi.fn<(day: string) => void>()
  render(<Held first={first} onDay={onDay} />)
  const field = screen.getByLabelText<HTMLInputElement>('From')
  const type = (value: string): void => void fireEvent.change(field, { target: { value } })
  return { onDay, field, type }
}

test('what is no day is refused beside the field and changes nothing', () => {
  const { onDay, field, type } = shown('2026-11-26')
  type('tomorrow')
  fireEvent.blur(field)
  expect(field.value).toBe('tomorrow')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('alert').textContent).toBe('Write a day')
  expect(field.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
  expect(field.validationMessage).toBe('Write a day')
  expect(onDay).not.toHaveBeenCalled()
  type('2026-11-27')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(field.validationMessage).toBe('')
})

test('a day is taken on Enter or when the field is left, once, and stands in the words of the page', () => {
  const { onDay, field, type } = shown()
  type('2026-11-26')
  expect(onDay).not.toHaveBeenCalled()
  fireEvent.keyDown(field, { key: 'Enter' })
  fireEvent.blur(field)
  expect(onDay.mock.calls).toEqual([['2026-11-26']])
  expect(field.value).toBe('day 2026-11-26')
})

test('a day that the page takes back leaves the field as it was', () => {
  const { field, type } = shown()
  type('2026-11-26')
  fireEvent.blur(field)
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(field.value).toBe('')
})

test('an emptied field asks for no day', () => {
  const { onDay, field, type } = shown('2026-11-26')
  type(' ')
  fireEvent.blur(field)
  expect(onDay.mock.calls).toEqual([['']])
  expect(field.value).toBe('')
})

test('the button opens the system’s calendar, whose day is taken at once', () => {
  const { onDay, field } = shown('2026-11-26')
  const calendar = document.querySelector<HTMLInputElement>('input[type=date]')
  if (calendar === null) throw new Error('no calendar')
  const opened = vi.fn<() => void>()
  calendar.showPicker = opened
  fireEvent.click(screen.getByRole('button', { name: 'Pick a day' }))
  expect(opened).toHaveBeenCalledOnce()
  fireEvent.change(calendar, { target: { value: '2026-12-01' } })
  expect(onDay.mock.calls).toEqual([['2026-12-01']])
  expect(field.value).toBe('day 2026-12-01')
})

test('a day of the calendar beyond the bounds is refused like a typed one', () => {
  const { onDay } = shown('2026-11-26')
  const calendar = document.querySelector<HTMLInputElement>('input[type=date]')
  if (calendar === null) throw new Error('no calendar')
  fireEvent.change(calendar, { target: { value: '2031-12-01' } })
  expect(screen.getByRole('alert').textContent).toBe('Write a day')
  expect(onDay).not.toHaveBeenCalled()
})

test('a dialog is not confirmed while a day in it is refused; the field has the focus', () => {
  const onConfirm = vi.fn<() => void>()
  const asked = { title: 'Send', consequence: 'Cannot be taken back', confirmLabel: 'Send it', cancelLabel: 'Not now' }
  render(
    <ConfirmDialog open onOpenChange={() => undefined} onConfirm={onConfirm} {...asked}>
      <Held first="" onDay={() => undefined} />
    </ConfirmDialog>,
  )
  const field = screen.getByLabelText<HTMLInputElement>('From')
  fireEvent.change(field, { target: { value: 'tomorrow' } })
  fireEvent.blur(field)
  fireEvent.click(screen.getByRole('button', { name: 'Send it' }))
  expect(onConfirm).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(field)
  fireEvent.change(field, { target: { value: '2026-11-27' } })
  fireEvent.blur(field)
  fireEvent.click(screen.getByRole('button', { name: 'Send it' }))
  expect(onConfirm).toHaveBeenCalledOnce()
})

test('what the bounds refused is taken once other bounds allow it', () => {
  const onDay = vi.fn<(day: string) => void>()
  const field = (max: string): ReactNode => (
    <DateField
      aria-label="From"
      pickLabel="Pick a day"
      value=""
      max={max}
      write={(of) => of}
      read={(text) => (text > max ? { refusal: `Not after ${max}` } : { day: text })}
      onValueChange={onDay}
    />
  )
  const { rerender } = render(field('2026-11-20'))
  const input = screen.getByLabelText<HTMLInputElement>('From')
  fireEvent.change(input, { target: { value: '2026-11-26' } })
  fireEvent.blur(input)
  expect(screen.getByRole('alert').textContent).toBe('Not after 2026-11-20')
  rerender(field('2026-11-24'))
  expect(screen.getByRole('alert').textContent).toBe('Not after 2026-11-24')
  expect(onDay).not.toHaveBeenCalled()
  rerender(field('2026-11-30'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(input.validationMessage).toBe('')
  expect(onDay.mock.calls).toEqual([['2026-11-26']])
})
