import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Menu, MenuItem } from './menu.tsx'

afterEach(cleanup)

function Page(): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Menu trigger={<Button>More</Button>}>
        <MenuItem onSelect={() => setOpen(true)}>Rename</MenuItem>
      </Menu>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Rename"
        footer={<Button onClick={() => setOpen(false)}>Not now</Button>}
      />
    </>
  )
}

test('a dialog that a step of a menu opens takes the focus and gives it back to the button of the menu', async () => {
  render(<Page />)
  const button = screen.getByRole('button', { name: 'More' })
  fireEvent.keyDown(button, { key: 'Enter' })
  fireEvent.click(screen.getByRole('menuitem', { name: 'Rename' }))
  const dialog = screen.getByRole('dialog', { name: 'Rename' })
  expect(screen.queryByRole('menu')).toBeNull()
  expect(dialog.contains(document.activeElement)).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
  await waitFor(() => expect(document.activeElement).toBe(button))
})
