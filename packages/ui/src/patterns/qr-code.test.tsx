import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { encodeQr, QrCode } from './qr-code.tsx'

afterEach(cleanup)

const modules = (): string | null | undefined => document.querySelector('.qr-modules')?.getAttribute('d')

it('encodes with the three finders every scanner looks for', async () => {
  const matrix = await encodeQr('ltc1qz7m4k0tr8u2v6y5c3x9wpd0sje4hn7aq6lf2gk')
  const last = matrix.length - 7
  const finder = [0, 1, 2, 3, 4, 5, 6].map(() => true)
  expect(matrix[0]?.slice(0, 7)).toEqual(finder)
  expect(matrix[0]?.slice(last)).toEqual(finder)
  expect(matrix[last]?.slice(0, 7)).toEqual(finder)
})

it('never shows the code of another address while the new one is made', async () => {
  const { rerender } = render(<QrCode value="first" label="Address" />)
  await waitFor(() => expect(modules()).toBeDefined())
  rerender(<QrCode value="second" label="Address" />)
  expect(modules()).toBeUndefined()
  expect(screen.getByRole('img', { name: 'Address' }).getAttribute('aria-busy')).toBe('true')
})

it('draws a matrix made on the server at once', () => {
  render(<QrCode value="x" label="Address" matrix={[[true, false, true]]} />)
  expect(modules()).toBe('M4 4h1v1h-1zM6 4h1v1h-1z')
})
