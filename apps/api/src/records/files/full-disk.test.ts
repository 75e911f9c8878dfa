import type * as NodeFs from 'node:fs'
import { existsSync } from 'node:fs'
import type * as NodeFsPromises from 'node:fs/promises'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { person } from '../../../test/people.ts'
import { picture, upload } from '../../../test/upload.ts'
import { isStorageFull, storageFailure } from '../../platform/files/storage-full.ts'

/** The kernel's full device: writes to it fail as on a full disk. */
const FULL = '/dev/full'

/** While `full` is true, file writes go to the full device. */
const disk = vi.hoisted(() => ({ full: false }))

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof NodeFs>()
  const createWriteStream: typeof fs.createWriteStream = (path, options) =>
    fs.createWriteStream(disk.full ? '/dev/full' : path, options)
  return { ...fs, createWriteStream }
})
vi.mock('node:fs/promises', async (original) => {
  const fs = await original<typeof NodeFsPromises>()
  const open: typeof fs.open = (path, flags, mode) =>
    fs.open(disk.full && flags === 'w' ? '/dev/full' : path, flags, mode)
  return { ...fs, open }
})

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(async () => {
  disk.full = false
  await api.close()
})

it.runIf(existsSync(FULL))('the kernel’s own refusal is known as a full disk, and no other is', async () => {
  const error: unknown = await writeFile(FULL, 'x').catch((failure: unknown) => failure)
  expect(error).toMatchObject({ code: 'ENOSPC', syscall: 'write' })
  expect(isStorageFull(error)).toBe(true)
  expect(() => storageFailure(error)).toThrow(expect.objectContaining({ code: 'STORAGE_FULL' }))
  const other: unknown = await writeFile('/dev/null/x', 'x').catch((failure: unknown) => failure)
  expect(isStorageFull(other)).toBe(false)
  expect(storageFailure(other)).toBe(other)
})

describe.runIf(existsSync(FULL))('while the disk is full', () => {
  it('an upload is told 503, leaves nothing, and pictures are read whole and narrow, which is kept later', async () => {
    const { client } = await person(api)
    const kept = (await upload(client, await picture().png().toBuffer())).json()
    const narrow = () => client.inject({ method: 'GET', url: `/files/${kept.id}?w=160` })
    const stored = async () => (await readdir(api.filesDir, { recursive: true })).filter((name) => name.includes('-w'))

    disk.full = true
    const refused = await upload(client, await picture().jpeg().toBuffer())
    expect([refused.statusCode, refused.json().error.code]).toEqual([503, 'STORAGE_FULL'])
    expect(await readdir(join(api.filesDir, 'spool'))).toEqual([])
    expect((await client.inject({ method: 'GET', url: `/files/${kept.id}` })).statusCode).toBe(200)
    expect(await narrow()).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/webp' } })
    expect(await stored()).toEqual([])

    disk.full = false
    expect((await narrow()).statusCode).toBe(200)
    expect(await stored()).toHaveLength(1)
    expect((await upload(client, await picture().jpeg().toBuffer())).statusCode).toBe(200)
  })
})
