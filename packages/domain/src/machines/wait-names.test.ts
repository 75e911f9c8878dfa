import { expect, test } from 'vitest'
import { duringWait } from '../accounts/accounts/index.ts'
import { goodsWaitStep } from '../goods/orders/index.ts'
import { otcWaitStep } from '../otc/orders/index.ts'

// The model checks hold every step of both machines to the table of waits; these are the two that matter most.
test('whoever lets own coin go finds the step refused in the table of waits, on both markets', () => {
  expect(duringWait(goodsWaitStep('buyer', 'confirm')).held).toBe('refused')
  expect(duringWait(otcWaitStep('seller', 'release')).held).toBe('refused')
})

test('whoever gives the coin of the other side back does not', () => {
  expect(duringWait(goodsWaitStep('seller', 'refund')).held).toBeNull()
  expect(duringWait(otcWaitStep('buyer', 'cancel')).held).toBeNull()
})
