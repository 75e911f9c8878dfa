import { expect, test } from 'vitest'
import { duringWait, WAIT_STEPS, type HeldHow, type WaitStep } from './index.ts'

const heldAs = (how: HeldHow) => WAIT_STEPS.filter((step) => duringWait(step).held === how)

test('a wait holds the ways out of own coin, and nothing else', () => {
  expect(heldAs('reviewed')).toEqual(['withdrawal.request'])
  expect(heldAs('travels')).toEqual(['transfer.send'])
  expect(heldAs('aboveSum')).toEqual(['payment.goods'])
  expect(heldAs('refused').toSorted()).toEqual([
    'goodsBuyer.acceptSplit',
    'goodsBuyer.cancelHold',
    'goodsBuyer.confirm',
    'goodsBuyer.proposeSplit',
    'otcSeller.acceptSplit',
    'otcSeller.cancelComplaint',
    'otcSeller.cancelHold',
    'otcSeller.proposeSplit',
    'otcSeller.release',
    'sellOffer.edit',
    'sellOffer.publish',
    'sellOffer.putUp',
    'take.buyOffer',
  ])
})

test('each row says why', () => {
  for (const step of WAIT_STEPS) expect(duringWait(step).because).toMatch(/^[A-Z].+\.$/)
  expect(new Set(WAIT_STEPS).size).toBe(WAIT_STEPS.length)
})

test('whoever was robbed can still stop their coin', () => {
  const stops = WAIT_STEPS.filter((step) => /\.(?:hold|complain|stateCase|takeDown|withdraw|withdrawSplit)$/.test(step))
  expect(stops.map((step) => duringWait(step).held).filter((how) => how !== null)).toEqual([])
  expect(stops.length).toBe(18)
})

test('a step that the table does not know is a fault of ours', () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a name that no type lets through
  expect(() => duringWait('otcSeller.vanish' as WaitStep)).toThrow(TypeError)
})
