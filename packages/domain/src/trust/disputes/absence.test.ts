import { expect, test } from 'vitest'
import { absenceBegins, absenceEnds, BOTH_PRESENT, frozenSides, withoutReturns } from './index.ts'

const gone = absenceBegins(BOTH_PRESENT, 'seller', 100)

test('a side is frozen while the order runs, and nobody once it has ended', () => {
  expect(frozenSides({ absence: gone }, true)).toEqual({ buyer: false, seller: true })
  expect(frozenSides({ absence: absenceBegins(gone, 'buyer', 100) }, true)).toEqual({ buyer: true, seller: true })
  expect(frozenSides({ absence: gone }, false)).toEqual({ buyer: false, seller: false })
})

test('the first return in a time is kept, and another time forgets it', () => {
  const back = absenceEnds(gone, 'seller', 90, 200)
  expect(back.seller).toEqual({ frozenAt: null, returnedAt: 200 })
  expect(absenceEnds(absenceBegins(back, 'seller', 300), 'seller', 90, 400).seller.returnedAt).toBe(200)
  expect(absenceEnds(absenceBegins(back, 'seller', 300), 'seller', 250, 400).seller.returnedAt).toBe(400)
  expect(withoutReturns(back).seller.returnedAt).toBeNull()
})
