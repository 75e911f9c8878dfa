import { expect, it } from 'vitest'
import { shareText } from './share-text.ts'

it('has one place behind the point, and never says that there is nothing', () => {
  expect([10_000, 1234, 10, 5, 4, 0].map(shareText)).toEqual(['100.0%', '12.3%', '0.1%', '0.1%', '<0.1%', '<0.1%'])
})
