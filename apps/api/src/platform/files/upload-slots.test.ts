import { isDomainError } from '@jindu/domain/errors'
import { uploadLimits } from '@jindu/domain/rules'
import { describe, expect, it } from 'vitest'
import { createUploadSlots, type UploadSlot, type UploadSlots } from './upload-slots.ts'

const { perAccount, perAddress, perProcess } = uploadLimits.atOnce

function codeOf(call: () => unknown): string {
  try {
    call()
    return 'admitted'
  } catch (error) {
    if (!isDomainError(error)) throw error
    return error.code
  }
}

const fill = (slots: UploadSlots, count: number, network: (nth: number) => string | null, uid?: number): UploadSlot[] =>
  Array.from({ length: count }, (_, nth) => slots.take(network(nth), uid ?? 200_000 + nth))

it('an address, an account and the process each have a bound, and a place that is given back is free', () => {
  const slots = createUploadSlots()
  const ofOne = fill(slots, perAccount, () => '203.0.113.1', 100_001)
  expect(codeOf(() => slots.take('203.0.113.1', 100_001))).toBe('UPLOADS_AT_ONCE')
  const ofAddress = [...ofOne, ...fill(slots, perAddress - perAccount, () => '203.0.113.1')]
  expect(codeOf(() => slots.take('203.0.113.1', 100_002))).toBe('UPLOADS_AT_ONCE')
  const others = fill(slots, perProcess - perAddress, (nth) => `198.51.100.${nth}`)
  expect(codeOf(() => slots.take('192.0.2.1', 100_002))).toBe('SERVER_BUSY')

  ofAddress[0]?.release()
  ofAddress[0]?.release()
  expect(codeOf(() => slots.take('203.0.113.1', 100_001))).toBe('admitted')
  expect(codeOf(() => slots.take('192.0.2.1', 100_002))).toBe('SERVER_BUSY')
  for (const slot of [...ofAddress, ...others]) slot.release()
  expect(codeOf(() => slots.take('203.0.113.1', 100_003))).toBe('admitted')
})

it('where addresses are not counted the account and the process still are', () => {
  const slots = createUploadSlots()
  fill(slots, perProcess, () => null)
  expect(codeOf(() => slots.take(null, 100_001))).toBe('SERVER_BUSY')
})

describe('uploads of nobody yet', () => {
  const { unknownAtOnce } = uploadLimits

  it('have a small share, of each address and of all, and leave the rest to members', () => {
    const slots = createUploadSlots()
    const ofOne = Array.from({ length: unknownAtOnce.perAddress }, () => slots.take('203.0.113.1', null))
    expect(codeOf(() => slots.take('203.0.113.1', null))).toBe('UPLOADS_AT_ONCE')
    expect(codeOf(() => slots.take('203.0.113.1', 100_001))).toBe('admitted')
    const left = unknownAtOnce.perProcess - ofOne.length
    for (let nth = 0; nth < left; nth += 1) slots.take(`198.51.100.${nth}`, null)
    expect(codeOf(() => slots.take('192.0.2.1', null))).toBe('SERVER_BUSY')
    fill(slots, perProcess - unknownAtOnce.perProcess - 1, (nth) => `192.0.2.${nth}`)
    expect(codeOf(() => slots.take('192.0.2.200', 100_001))).toBe('SERVER_BUSY')
  })

  it('are of that share no more when the account is known, or when they end, once', () => {
    const slots = createUploadSlots()
    const strangers = Array.from({ length: unknownAtOnce.perProcess }, () => slots.take(null, null))
    expect(codeOf(() => slots.take(null, null))).toBe('SERVER_BUSY')
    strangers[0]?.belongsTo(100_001)
    strangers[0]?.belongsTo(100_002)
    expect(codeOf(() => slots.take(null, null))).toBe('admitted')
    expect(codeOf(() => slots.take(null, null))).toBe('SERVER_BUSY')
    strangers[0]?.release()
    expect(codeOf(() => slots.take(null, null))).toBe('SERVER_BUSY')
    strangers[1]?.release()
    strangers[1]?.release()
    expect(codeOf(() => slots.take(null, null))).toBe('admitted')
    expect(codeOf(() => slots.take(null, null))).toBe('SERVER_BUSY')
  })

  it('belong to no account that has as many as it may', () => {
    const slots = createUploadSlots()
    const stranger = slots.take(null, null)
    fill(slots, perAccount, () => null, 100_001)
    expect(codeOf(() => stranger.belongsTo(100_001))).toBe('UPLOADS_AT_ONCE')
  })
})
