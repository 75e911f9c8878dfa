import { describe, expect, it, test } from 'vitest'
import { STAFF_ROLES } from '../../accounts/staff/index.ts'
import {
  MODERATION_KINDS,
  moderationKinds,
  REPORTED_KINDS,
  standingClaim,
  whyNotClaim,
  whyNotDecide,
  whyNotWarn,
  type ModerationItem,
} from './index.ts'

const NOW = 1_000
const item = { kind: 'comment', aboutUid: 7, claim: null, closed: false } as const satisfies ModerationItem
const member = { uid: 1, role: 'moderator' } as const

describe('working on an item', () => {
  test.each([
    ['MODERATION_NOT_FOUND', item, { uid: 1, role: null }],
    ['MODERATION_NOT_FOUND', item, { uid: 1, role: 'finance' }],
    ['MODERATION_NOT_FOUND', { ...item, kind: 'message' }, { uid: 1, role: 'arbiter' }],
    ['STAFF_OWN_MATTER', { ...item, aboutUid: 1 }, member],
    ['MODERATION_CLOSED', { ...item, closed: true }, member],
    ['MODERATION_CLAIMED', { ...item, claim: { uid: 2, until: NOW + 1 } }, member],
    ['MODERATION_CLAIMED', { ...item, claim: { uid: 2, until: NOW + 1 } }, { uid: 1, role: 'administrator' }],
    [null, { ...item, claim: { uid: 2, until: NOW } }, member],
    [null, { ...item, claim: { uid: 1, until: NOW + 1 } }, member],
    [null, { ...item, kind: 'ticket' }, { uid: 1, role: 'finance' }],
    [null, item, { uid: 1, role: 'administrator' }],
    ['MODERATION_NOT_FOUND', { ...item, kind: 'notice', aboutUid: null }, { uid: 1, role: 'arbiter' }],
    [null, { ...item, kind: 'notice', aboutUid: null }, member],
  ] as const)('%s', (refusal, given, who) => {
    expect(whyNotClaim(given, who, NOW)).toBe(refusal)
  })
})

describe('deciding', () => {
  it('is for who works on it, as long as the claim stands', () => {
    expect(whyNotDecide(item, member, NOW)).toBe('MODERATION_NOT_CLAIMED')
    expect(whyNotDecide({ ...item, claim: { uid: 1, until: NOW } }, member, NOW)).toBe('MODERATION_NOT_CLAIMED')
    expect(whyNotDecide({ ...item, claim: { uid: 2, until: NOW + 1 } }, member, NOW)).toBe('MODERATION_CLAIMED')
    expect(whyNotDecide({ ...item, claim: { uid: 1, until: NOW + 1 } }, member, NOW)).toBeNull()
  })
})

describe('warning', () => {
  const claim = { uid: 1, until: NOW + 1 }

  it('is for who works on it, and for what somebody wrote', () => {
    expect(whyNotWarn(item, member, NOW)).toBe('MODERATION_NOT_CLAIMED')
    expect(whyNotWarn({ ...item, claim }, member, NOW)).toBeNull()
    expect(whyNotWarn({ ...item, claim, kind: 'notice', aboutUid: null }, member, NOW)).toBe('MODERATION_NO_AUTHOR')
  })
})

it('a claim stands until its second', () => {
  expect(standingClaim({ claim: { uid: 1, until: NOW } }, NOW)).toBeNull()
  expect(standingClaim({ claim: { uid: 1, until: NOW + 1 } }, NOW)).toEqual({ uid: 1, until: NOW + 1 })
  expect(standingClaim({ claim: null }, NOW)).toBeNull()
})

it('every role that works on something finds it, moderators and administrators all of it', () => {
  expect(moderationKinds(null)).toEqual([])
  expect(STAFF_ROLES.map((role) => moderationKinds(role).length)).toEqual([1, 7, 1, 7])
  expect(MODERATION_KINDS.filter((kind) => !REPORTED_KINDS.some((reported) => reported === kind))).toEqual(['ticket'])
})
