import { expect, it } from 'vitest'
import { sharedBuffers } from './shared-buffers.ts'

const GIGABYTE = 1024 ** 3

it.each([
  ['half a gigabyte', GIGABYTE / 2, '128MB'],
  ['two gigabytes', 2 * GIGABYTE, '256MB'],
  ['eight gigabytes', 8 * GIGABYTE, '1024MB'],
  ['more', 64 * GIGABYTE, '2048MB'],
])('of %s (%d bytes) PostgreSQL takes %s', (_, bytes, buffers) => {
  expect(sharedBuffers(bytes)).toBe(buffers)
})
