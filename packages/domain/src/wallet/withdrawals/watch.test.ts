import { describe, expect, test } from 'vitest'
import { money } from '../../money/index.ts'
import { watchPayout, type SeenAttempt, type Withdrawal } from './index.ts'

const ltc = (units: bigint) => money('LTC', units)
const terms = {
  uid: 100_001,
  address: 'ltc1qexample',
  amount: ltc(1_000_000n),
  fee: ltc(0n),
  appliedAt: 1,
  approvalsNeeded: 0,
  waitsUntil: null,
  approvedAt: 2,
}
const broadcast: Withdrawal = { ...terms, kind: 'broadcast', tx: 'second', setAside: ltc(9n) }
const signed: Withdrawal = { ...broadcast, kind: 'signed' }
const completed: Withdrawal = { ...terms, kind: 'completed', tx: 'first', networkFee: ltc(5n), endedAt: 3 }
const failed: Withdrawal = { ...terms, kind: 'failed', remark: 'CONFLICT', tx: 'second', endedAt: 3 }

const attempt = (tx: string, confirmations = 0, inMempool = false): SeenAttempt => ({
  tx,
  networkFee: ltc(5n),
  confirmations,
  inMempool,
  lost: false,
})
const without = (tx: string): SeenAttempt => ({ ...attempt(tx), lost: true })
const seen = (attempts: readonly SeenAttempt[], lostBlocks = 0) => ({ attempts, lostBlocks, needed: 3 })
const twice = [attempt('first'), attempt('second')]
const lostTwice = [without('first'), without('second')]

describe('what may be out', () => {
  test('and is nowhere to be seen is sent again, the one that its state names', () => {
    expect(watchPayout(broadcast, seen(twice))).toEqual({ do: 'send', tx: 'second' })
    expect(watchPayout(signed, seen([attempt('second')]))).toEqual({ do: 'send', tx: 'second' })
    const reopened: Withdrawal = { ...broadcast, tx: 'first' }
    expect(watchPayout(reopened, seen(twice))).toEqual({ do: 'send', tx: 'first' })
  })

  test('waits in the mempool when it is the one that its state names', () => {
    const waiting = [attempt('first'), attempt('second', 0, true)]
    expect(watchPayout(broadcast, seen(waiting))).toEqual({ do: 'wait' })
    expect(watchPayout(signed, seen(waiting))).toEqual({ do: 'step', event: { kind: 'broadcast' } })
  })

  test('is sent when it was signed to replace an earlier one that waits', () => {
    const waiting = [attempt('first', 0, true), attempt('second')]
    expect(watchPayout(signed, seen(waiting))).toEqual({ do: 'send', tx: 'second' })
  })

  test('waits for depth, then is completed by the one that was mined', () => {
    expect(watchPayout(broadcast, seen([attempt('first', 2), without('second')]))).toEqual({ do: 'wait' })
    expect(watchPayout(signed, seen([attempt('first', 3), without('second')]))).toEqual({
      do: 'step',
      event: { kind: 'complete', tx: 'first', networkFee: ltc(5n) },
    })
  })

  test('gives way to an earlier one that lacks the coin which was lost', () => {
    expect(watchPayout(broadcast, seen([attempt('first'), without('second')]))).toEqual({ do: 'send', tx: 'first' })
    expect(watchPayout(broadcast, seen([attempt('first', 0, true), without('second')]))).toEqual({ do: 'wait' })
  })

  test('is signed anew while the coin that all share is there and each lacks another', () => {
    expect(watchPayout(broadcast, seen(lostTwice))).toEqual({ do: 'replace' })
  })

  test('waits for proof while the coin that all share is lost', () => {
    expect(watchPayout(broadcast, seen(lostTwice, 1))).toEqual({ do: 'wait' })
    expect(watchPayout(signed, seen(lostTwice, 99))).toEqual({ do: 'wait' })
  })

  test('comes back only when that coin has been lost for so long that it stays so', () => {
    expect(watchPayout(broadcast, seen(lostTwice, 100))).toEqual({
      do: 'step',
      event: { kind: 'conflict', remark: 'CONFLICT', lostBlocks: 100 },
    })
  })

  test('never comes back while one of them has a block', () => {
    expect(watchPayout(broadcast, seen([attempt('first', 1), without('second')], 100))).toEqual({ do: 'wait' })
  })

  test('without any transaction waits', () => {
    expect(watchPayout(signed, seen([]))).toEqual({ do: 'wait' })
  })
})

describe('what is completed', () => {
  test('stays so while its transaction has a block', () => {
    expect(watchPayout(completed, seen([attempt('first', 1), without('second')]))).toEqual({ do: 'wait' })
  })

  test.each([
    ['unconfirmed again', [attempt('first', 0, true)]],
    ['unknown', []],
    ['replaced by another of ours', [attempt('first'), attempt('second', 4)]],
    ['replaced by an earlier one of ours', [attempt('second', 4), attempt('first')]],
  ])('is opened again when it is %s', (_what, attempts) => {
    expect(watchPayout(completed, seen(attempts))).toEqual({ do: 'step', event: { kind: 'reopen' } })
  })
})

describe('what came back', () => {
  test('is never sent', () => {
    expect(watchPayout(failed, seen(twice))).toEqual({ do: 'wait' })
    expect(watchPayout(failed, seen([attempt('first', 2), without('second')]))).toEqual({ do: 'wait' })
  })

  test('and is confirmed after all is put right in the books', () => {
    expect(watchPayout(failed, seen([attempt('first', 3), without('second')]))).toEqual({
      do: 'step',
      event: { kind: 'paidAfterReturn', tx: 'first', networkFee: ltc(5n) },
    })
  })
})

test('nothing is done about what was never signed', () => {
  const approved: Withdrawal = { ...terms, kind: 'approved' }
  expect(watchPayout(approved, seen(twice, 200))).toEqual({ do: 'wait' })
})
