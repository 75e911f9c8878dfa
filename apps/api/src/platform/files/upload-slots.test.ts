import { isDomainError } from '@jindu/domain/errors'
import { uploadLimits } from '@jindu/domain/rules'
import { expect, it } from 'vitest'
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

const fill = (slots: UploadSlots, count: number, network: (nth: number) => string | null): UploadSlot[] =>
  Array.from({ length: count }, (_, nth) => slots.take(network(nth)))

it('an address, an account and the process each have a bound, and a place that is given back is free', () => {
  const slots = createUploadSlots()
  const ofAddress = fill(slots, perAddress, () => '203.0.113.1')
  expect(codeOf(() => slots.take('203.0.113.1'))).toBe('UPLOADS_AT_ONCE')
  for (const slot of ofAddress.slice(0, perAccount)) slot.belongsTo(100_001)
  expect(codeOf(() => ofAddress[perAccount]?.belongsTo(100_001))).toBe('UPLOADS_AT_ONCE')
  ofAddress[perAccount]?.belongsTo(100_002)
  const others = fill(slots, perProcess - perAddress, (nth) => `198.51.100.${nth}`)
  expect(codeOf(() => slots.take('192.0.2.1'))).toBe('SERVER_BUSY')

  ofAddress[0]?.release()
  ofAddress[0]?.release()
  expect(codeOf(() => slots.take('203.0.113.1'))).toBe('admitted')
  expect(codeOf(() => slots.take('192.0.2.1'))).toBe('SERVER_BUSY')
  for (const slot of [...ofAddress, ...others]) slot.release()
  expect(codeOf(() => slots.take('203.0.113.1').belongsTo(100_001))).toBe('admitted')
})

it('where addresses are not counted the account and the process still are', () => {
  const slots = createUploadSlots()
  fill(slots, perProcess, () => null)
  expect(codeOf(() => slots.take(null))).toBe('SERVER_BUSY')
})
