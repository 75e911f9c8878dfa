import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { SubmitEvent } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'

afterEach(cleanup)

test('a step under way takes no second press, submits nothing, and keeps its name and the focus', () => {
  const press = vi.fn<() => void>()
  const submit = vi.fn<(event: SubmitEvent) => void>((event) => event.preventDefault())
  render(
    <form onSubmit={submit}>
      <Button type="submit" loading onClick={press}>
        Pay 1.03963614 LTC into escrow
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Pay 1.03963614 LTC into escrow' })
  button.focus()
  fireEvent.click(button)
  expect(press).not.toHaveBeenCalled()
  expect(submit).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
})

test('a button in a form submits only when it is told to', () => {
  const submit = vi.fn<(event: SubmitEvent) => void>((event) => event.preventDefault())
  render(
    <form onSubmit={submit}>
      <Button>Back</Button>
    </form>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(submit).not.toHaveBeenCalled()
})

test('a link may take the look of a button and stays a link', () => {
  render(
    <Button asChild variant="ink">
      <a href="/publish">Publish goods</a>
    </Button>,
  )
  expect(screen.getByRole('link', { name: 'Publish goods' }).className).toContain('btn ink')
})
