import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { checkRoom } from './cluster.ts'
import { freeBytes, walSize } from './wal-size.ts'

const MEGABYTE = 1024 ** 2

it.each([
  ['none', 0, '32MB'],
  ['300 MB', 300 * MEGABYTE, '37MB'],
  ['two gigabytes', 2048 * MEGABYTE, '256MB'],
  ['more', 65_536 * MEGABYTE, '512MB'],
])('with %s free the log takes at most its share', (_, bytes, size) => {
  expect(walSize(bytes)).toBe(size)
})

it('the free room of a folder is read from its disk', () => {
  expect(freeBytes(tmpdir())).toBeGreaterThan(0)
})

it('a new cluster that would fill the disk is refused in words', () => {
  expect(() => checkRoom('/data', 90 * MEGABYTE)).not.toThrow()
  expect(() => checkRoom('/data', 89.9 * MEGABYTE)).toThrow(
    'The disk of DATA_DIR /data has 89 MB free; the database needs 90 MB.',
  )
})
