import { describe, expect, it } from 'vitest'
import { staffRules } from '../../rules/staff.ts'
import { asksForTwo, canSomebodyAgree, sameEyesUntil, secondMemberFrom, type Appointed } from './index.ts'

const now = 1_760_000_000
const MONTH = staffRules.sameEyesSeconds
const terminal = (uid: number): Appointed => ({ uid, appointedBy: null, appointedAt: null })
const by = (appointedBy: number, uid: number, appointedAt = now): Appointed => ({ uid, appointedBy, appointedAt })

/** Possible appointers of a member: the terminal or one of the others, long ago or now. */
const ways = (uid: number): readonly Appointed[] => [
  terminal(uid),
  ...[1, 2, 3].filter((other) => other !== uid).flatMap((other) => [by(other, uid), by(other, uid, now - MONTH)]),
]
const staffs = ways(1).flatMap((one) => ways(2).flatMap((two) => ways(3).map((three) => [one, two, three])))
/** Each of them again where somebody had another appointer before. */
const withFormer = staffs.flatMap((staff) => [1, 2, 3].flatMap((uid) => ways(uid).map((before) => [...staff, before])))

/** Everybody who can be reached from a member over appointments that still count, both ways: the same definition, written as a graph. */
function groupOf(staff: readonly Appointed[], uid: number): ReadonlySet<number> {
  const reached = new Set([uid])
  for (const _ of staff) {
    for (const { uid: at, appointedBy, appointedAt } of staff) {
      if (reached.has(at) && appointedBy !== null && (appointedAt ?? 0) + MONTH > now) reached.add(appointedBy)
    }
  }
  return reached
}

describe('two members', () => {
  it('are one pair of eyes exactly where they share somebody who put them there, whichever comes first', () => {
    expect(staffs).toHaveLength(125)
    for (const staff of [...staffs, ...withFormer]) {
      for (const [one, other] of [
        [1, 2],
        [1, 3],
        [2, 3],
      ] as const) {
        const others = groupOf(staff, other)
        const shared = [...groupOf(staff, one)].some((uid) => others.has(uid))
        expect([staff, sameEyesUntil(staff, [one, other], now) !== null]).toEqual([staff, shared])
        expect(sameEyesUntil(staff, [other, one], now)).toBe(sameEyesUntil(staff, [one, other], now))
      }
    }
  })

  it('are so for 30 days to the second, as are two whom the same member appointed', () => {
    const staff = [terminal(1), by(1, 2), by(1, 3, now - 86_400)]
    expect(sameEyesUntil(staff, [1, 2], now)).toBe(now + MONTH)
    expect(sameEyesUntil(staff, [1, 2], now + MONTH - 1)).toBe(now + MONTH)
    expect(sameEyesUntil(staff, [1, 2], now + MONTH)).toBeNull()
    expect(sameEyesUntil(staff, [2, 3], now)).toBe(now - 86_400 + MONTH)
  })

  it('are so through who was appointed in between, and by somebody who is gone', () => {
    expect(sameEyesUntil([terminal(1), by(1, 2, now - 10), by(2, 3)], [1, 3], now)).toBe(now - 10 + MONTH)
    expect(sameEyesUntil([by(9, 2), by(9, 3)], [2, 3], now)).toBe(now + MONTH)
  })

  it('stay so where the one in between is dismissed, or gets another role of the one they appointed', () => {
    const puppets = [terminal(1), by(1, 2), by(2, 3)]
    expect(sameEyesUntil(puppets, [1, 3], now)).toBe(now + MONTH)
    expect(sameEyesUntil([...puppets, by(3, 2, now + 10)], [1, 3], now + 10)).toBe(now + MONTH)
  })

  it('are so until the last way between them is over', () => {
    const twice = [terminal(1), by(1, 2, now - 60), by(1, 2), by(2, 3)]
    expect(sameEyesUntil(twice, [1, 2], now)).toBe(now + MONTH)
    expect(sameEyesUntil(twice, [1, 3], now)).toBe(now + MONTH)
  })

  it('from the terminal are two at once; one alone never is', () => {
    expect(sameEyesUntil([terminal(1), terminal(2)], [1, 2], now)).toBeNull()
    expect(sameEyesUntil([terminal(1)], [1, 1], now)).toBe(Number.POSITIVE_INFINITY)
  })
})

it('somebody can agree where another administrator is another pair of eyes', () => {
  const staff = [terminal(1), by(1, 2), terminal(3)]
  expect(canSomebodyAgree({ staff, administrators: [1] }, 1, now)).toBe(false)
  expect(canSomebodyAgree({ staff, administrators: [1, 2] }, 1, now)).toBe(false)
  expect(canSomebodyAgree({ staff, administrators: [1, 2, 3] }, 1, now)).toBe(true)
})

describe('two are asked for', () => {
  it.each<[string, readonly Appointed[], number]>([
    ['never with one', [terminal(1)], 0],
    ['at once with two from the terminal', [terminal(1), terminal(2)], now],
    ['30 days after one appointed the other', [terminal(1), by(1, 2)], now + MONTH],
    ['as soon as any two of more are two', [terminal(1), by(1, 2), by(1, 3, now - MONTH)], now],
    ['at the earliest of several moments', [terminal(1), by(1, 2), by(1, 3, now - 60)], now + MONTH - 60],
  ])('%s', (_when, staff, from) => {
    const administrators = staff.map(({ uid }) => uid)
    expect(secondMemberFrom(0, { staff, administrators }, now)).toBe(from)
    expect(secondMemberFrom(now + 1, { staff, administrators }, now)).toBe(from)
    expect(secondMemberFrom(now, { staff, administrators }, now)).toBe(now)
    expect(secondMemberFrom(now - 5, { staff: [], administrators: [] }, now)).toBe(now - 5)
  })

  it('where the site wants it and it has begun', () => {
    for (const moneySettingsSecondMember of [true, false]) {
      for (const from of [0, now - 1, now, now + 1]) {
        expect(asksForTwo({ moneySettingsSecondMember, secondMemberFrom: from }, now)).toBe(
          moneySettingsSecondMember && from !== 0 && from <= now,
        )
      }
    }
  })
})
