import { expect, test } from 'vitest'
import { money } from '../../money/index.ts'
import { returnedOf, type OtcOffer } from './index.ts'

const ltc = (units: bigint) => money('LTC', units)

test('what an offer returned makes its total with what remains, runs and was completed', () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else of the offer is read
  const offer = { total: ltc(100n), remaining: ltc(0n), running: ltc(20n), completed: ltc(30n) } as OtcOffer
  expect(returnedOf(offer)).toEqual(ltc(50n))
})
