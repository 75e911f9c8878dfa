import { expect, test } from 'vitest'
import { whyNotDeal, type PersonAct } from './index.ts'

test.each<[PersonAct, string, string]>([
  ['seeOffer', 'OFFER_NOT_FOUND', 'OFFER_NOT_FOUND'],
  ['takeOffer', 'PERSON_BLOCKED', 'OFFER_NOT_FOUND'],
  ['writeFirst', 'PERSON_BLOCKED', 'PERSON_UNAVAILABLE'],
])('%s is refused both ways, the own block by name', (act, own, other) => {
  const refusals = [
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ].map(([byOwn = false, byOther = false]) => whyNotDeal(act, { byOwn, byOther }))
  expect(refusals).toEqual([null, own, other, own])
})
