import { describe, expect, it } from 'vitest'
import { isViewRecorded, whyNoPayees } from './index.ts'
import { VIEWED_SECONDS } from './payees.ts'

describe('the accounts that an order is paid to', () => {
  it.each(['cancelled', 'completed'] as const)('are read by nobody once it is %s', (status) => {
    expect(whyNoPayees(status)).toBe('OTC_ORDER_NOT_OPEN')
  })

  it('are read while it runs', () => {
    expect(whyNoPayees('open')).toBeNull()
  })

  it('leave a line at the first look, and the next one an hour later', () => {
    const first = 1_000_000
    expect(isViewRecorded(null, first)).toBe(true)
    expect(isViewRecorded(first, first)).toBe(false)
    expect(isViewRecorded(first, first + VIEWED_SECONDS - 1)).toBe(false)
    expect(isViewRecorded(first, first + VIEWED_SECONDS)).toBe(true)
  })
})
