import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PasswordInput } from './password-input.tsx'

afterEach(cleanup)

test('a password is hidden until it is asked for, and the button says what it does next', () => {
  render(<PasswordInput aria-label="Pay password" showLabel="Show" hideLabel="Hide" />)
  const input = screen.getByLabelText('Pay password')
  expect(input.getAttribute('type')).toBe('password')
  fireEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(input.getAttribute('type')).toBe('text')
  fireEvent.click(screen.getByRole('button', { name: 'Hide' }))
  expect(input.getAttribute('type')).toBe('password')
})
