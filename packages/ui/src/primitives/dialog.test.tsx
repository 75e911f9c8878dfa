import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { Input } from './input.tsx'

afterEach(cleanup)

function Page(): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Paid into escrow"
        description="You can read the licence code now."
        footer={<Button onClick={() => setOpen(false)}>Stay here</Button>}
      />
    </>
  )
}

function openFrom(name: string): HTMLElement {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
  return button
}

describe('a dialog', () => {
  test('begins at the field it names', async () => {
    render(
      <Dialog open onOpenChange={() => undefined} title="Unfreeze" startAt="recovery">
        <Input aria-label="UID" name="uid" defaultValue="100001" />
        <Input aria-label="Recovery password" name="recovery" />
      </Dialog>,
    )
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Recovery password')))
  })

  test('is named, described, takes the focus, and gives it back to where it was', async () => {
    render(<Page />)
    const button = openFrom('Open')
    const dialog = screen.getByRole('dialog', {
      name: 'Paid into escrow',
      description: 'You can read the licence code now.',
    })
    expect(dialog.contains(document.activeElement)).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'Stay here' }))
    await waitFor(() => expect(document.activeElement).toBe(button))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('closes on Escape', async () => {
    render(<Page />)
    const button = openFrom('Open')
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(button))
  })

  test('hides the page behind it from screen readers while it is open', () => {
    render(<Page />)
    openFrom('Open')
    expect(screen.queryByRole('button', { name: 'Open' })).toBeNull()
  })
})

describe('a confirmation', () => {
  const closed = vi.fn<(open: boolean) => void>()
  const confirmed = vi.fn<() => void>()
  function ask(state: { pending?: boolean; ready?: boolean }): void {
    closed.mockClear()
    confirmed.mockClear()
    render(
      <ConfirmDialog
        open
        onOpenChange={closed}
        variant="money"
        title="Release 0.01559090 BTC to 100245?"
        consequence="Released coin does not come back."
        confirmLabel="Release coins"
        cancelLabel="Not yet"
        onConfirm={confirmed}
        {...state}
      >
        <Input aria-label="Pay password" />
      </ConfirmDialog>,
    )
  }

  test('says what happens to the money as its description', () => {
    ask({})
    const dialog = screen.getByRole('alertdialog', { name: 'Release 0.01559090 BTC to 100245?' })
    const words = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
    expect(words?.textContent).toBe('Released coin does not come back.')
  })

  test('is not confirmed before it is ready, by Enter or otherwise', () => {
    ask({ ready: false })
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Release coins' }).disabled).toBe(true)
    fireEvent.submit(screen.getByLabelText('Pay password'))
    expect(confirmed).not.toHaveBeenCalled()
  })

  test('is not confirmed twice, nor left, while it is under way', () => {
    ask({ pending: true })
    fireEvent.submit(screen.getByLabelText('Pay password'))
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
    expect(confirmed).not.toHaveBeenCalled()
    expect(closed).not.toHaveBeenCalled()
  })

  test('Enter in a field confirms once', () => {
    ask({})
    fireEvent.submit(screen.getByLabelText('Pay password'))
    expect(confirmed).toHaveBeenCalledTimes(1)
  })
})
