import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Field } from '../primitives/field.tsx'
import { RatingHistogram } from './rating-histogram.tsx'
import { RatingInput } from './rating-input.tsx'
import { RatingMark } from './rating-mark.tsx'
import { Stars } from './stars.tsx'

afterEach(cleanup)

const NAMES = ['1 star', '2 stars', '3 stars', '4 stars', '5 stars'] as const

it('a rating is chosen among five named radios under the label of its field', () => {
  const choose = vi.fn<(rating: number) => void>()
  render(
    <Field kind="group" label="Rating" error="Choose one">
      <RatingInput value={3} onValueChange={choose} names={NAMES} />
    </Field>,
  )
  expect(screen.getByRole('radiogroup', { name: 'Rating' }).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '3 stars' }).checked).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: '5 stars' }))
  expect(choose).toHaveBeenCalledWith(5)
})

it('stars and averages say in words what they show', () => {
  render(
    <>
      <Stars rating={4} label="4 of 5 stars" />
      <RatingMark average="4.6" count="(12)" label="4.6 of 5, 12 reviews" />
    </>,
  )
  expect(document.querySelectorAll('.stars .is-off')).toHaveLength(1)
  expect(screen.getByText('4 of 5 stars')).toBeTruthy()
  expect(screen.getByText('4.6 of 5, 12 reviews')).toBeTruthy()
})

it('a row of the histogram filters by its rating, and takes the filter back', () => {
  const choose = vi.fn<(rating: number | null) => void>()
  const rows = [
    { rating: 5, count: 4, label: '5 stars: 4' },
    { rating: 4, count: 0, label: '4 stars: 0' },
  ]
  const { rerender } = render(<RatingHistogram rows={rows} chosen={null} onChoose={choose} />)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '4 stars: 0' }).disabled).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: '5 stars: 4' }))
  rerender(<RatingHistogram rows={rows} chosen={5} onChoose={choose} />)
  fireEvent.click(screen.getByRole('button', { name: '5 stars: 4', pressed: true }))
  expect(choose.mock.calls).toEqual([[5], [null]])
})
