import { describe, expect, test } from 'vitest'
import { money } from '../money/index.ts'
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

const attempt = (tx: string, confirmations = 0, inMempool = false): SeenAttempt => ({
  tx,
  networkFee: ltc(5n),
  confirmations,
  inMempool,
})
const seen = (attempts: readonly SeenAttempt[], foreignDepth = 0) => ({ attempts, foreignDepth, needed: 3 })
const twice = [attempt('first'), attempt('second')]

describe('what may be out', () => {
  test('and is nowhere to be seen is sent again, the latest of it', () => {
    expect(watchPayout(broadcast, seen(twice))).toEqual({ do: 'send', tx: 'second' })
    expect(watchPayout(signed, seen(twice, 2))).toEqual({ do: 'send', tx: 'second' })
    expect(watchPayout(signed, seen([attempt('only')]))).toEqual({ do: 'send', tx: 'only' })
    expect(watchPayout(signed, seen([...twice, attempt('third')]))).toEqual({ do: 'send', tx: 'third' })
  })

  test('waits in the mempool when it is the latest', () => {
    const waiting = [attempt('first'), attempt('second', 0, true)]
    expect(watchPayout(broadcast, seen(waiting))).toEqual({ do: 'wait' })
    expect(watchPayout(signed, seen(waiting))).toEqual({ do: 'step', event: { kind: 'broadcast' } })
  })

  test('is sent when it was signed to replace an earlier one that waits', () => {
    const waiting = [attempt('first', 0, true), attempt('second')]
    expect(watchPayout(signed, seen(waiting))).toEqual({ do: 'send', tx: 'second' })
  })

  test('waits for depth, then is completed by the one that was mined', () => {
    expect(watchPayout(broadcast, seen([attempt('first', 2), attempt('second', -2)]))).toEqual({ do: 'wait' })
    expect(watchPayout(signed, seen([attempt('first', 3), attempt('second', -3)], 0))).toEqual({
      do: 'step',
      event: { kind: 'complete', tx: 'first', networkFee: ltc(5n) },
    })
  })

  test('comes back only when somebody else’s transaction is deep enough', () => {
    expect(watchPayout(broadcast, seen(twice, 3))).toEqual({
      do: 'step',
      event: { kind: 'conflict', remark: 'CONFLICT', conflict: { depth: 3, needed: 3 } },
    })
  })

  test('without any transaction waits', () => {
    expect(watchPayout(signed, seen([]))).toEqual({ do: 'wait' })
  })
})

describe('what is completed', () => {
  test('stays so while its transaction has a block', () => {
    expect(watchPayout(completed, seen([attempt('first', 1), attempt('second', -1)]))).toEqual({ do: 'wait' })
  })

  test.each([
    ['unconfirmed again', [attempt('first', 0, true)]],
    ['unknown', []],
    ['replaced by another of ours', [attempt('first', -4), attempt('second', 4)]],
    ['replaced by an earlier one of ours', [attempt('second', 4), attempt('first', -4)]],
  ])('is opened again when it is %s', (_what, attempts) => {
    expect(watchPayout(completed, seen(attempts))).toEqual({ do: 'step', event: { kind: 'reopen' } })
  })
})

test('nothing is done about what was never signed or came back', () => {
  const approved: Withdrawal = { ...terms, kind: 'approved' }
  const failed: Withdrawal = { ...terms, kind: 'failed', remark: 'x', tx: 'first', endedAt: 3 }
  for (const state of [approved, failed]) expect(watchPayout(state, seen(twice, 9))).toEqual({ do: 'wait' })
})
