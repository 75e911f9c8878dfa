import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { Field } from './field.tsx'
import { Input } from './input.tsx'
import { PasswordInput } from './password-input.tsx'
import { RadioCard, RadioCards } from './radio-card.tsx'
import { Textarea } from './textarea.tsx'

afterEach(cleanup)

/** The texts an element is described by, in the order they are read. */
function descriptions(element: HTMLElement): string[] {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? `nothing has the id ${id}`)
}

describe('a field in error', () => {
  test('says so on the control, announces the fix, and keeps limit and hint in the description', () => {
    render(
      <Field label="Title" aside="27 / 30" error="May not start with a digit" hint="8 to 30 characters">
        <Input defaultValue="48k Rain" />
      </Field>,
    )
    const input = screen.getByLabelText('Title')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByRole('alert').textContent).toBe('May not start with a digit')
    expect(descriptions(input)).toEqual(['May not start with a digit', '27 / 30', '8 to 30 characters'])
  })

  test('stops being invalid when the error goes, and describes nothing that is not there', () => {
    const { rerender } = render(
      <Field label="Price" error="At most 2 decimals">
        <Input />
      </Field>,
    )
    rerender(
      <Field label="Price" error={null}>
        <Input />
      </Field>,
    )
    const input = screen.getByLabelText('Price')
    expect(input.hasAttribute('aria-invalid')).toBe(false)
    expect(input.hasAttribute('aria-describedby')).toBe(false)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('a field', () => {
  test('does not put a link beside the label into the description', () => {
    render(
      <Field label="Password" aside={<a href="/recover">Forgot it</a>}>
        <PasswordInput showLabel="Show" hideLabel="Hide" />
      </Field>,
    )
    expect(screen.getByLabelText('Password').hasAttribute('aria-describedby')).toBe(false)
  })

  test('adds its description to the control’s own', () => {
    render(
      <>
        <p id="own">Own words</p>
        <Field label="Amount" hint="Field words">
          <Input aria-describedby="own" />
        </Field>
      </>,
    )
    expect(descriptions(screen.getByLabelText('Amount'))).toEqual(['Own words', 'Field words'])
  })

  test('of kind group names the group of choices', () => {
    render(
      <Field kind="group" label="Pay with" error="Choose one">
        <RadioCards value="LTC" onValueChange={() => {}}>
          <RadioCard value="LTC" title="LTC" />
        </RadioCards>
      </Field>,
    )
    const group = screen.getByRole('radiogroup', { name: 'Pay with' })
    expect(descriptions(group)).toEqual(['Choose one'])
  })

  test('counts characters as readers do and marks what is beyond the limit', () => {
    render(
      <Field label="Reason">
        <Textarea limit={3} defaultValue="𠮷野家店" />
      </Field>,
    )
    const tally = screen.getByText('4 / 3')
    expect(tally.classList.contains('over')).toBe(true)
    expect(descriptions(screen.getByLabelText('Reason'))).toEqual(['4 / 3'])
  })
})
