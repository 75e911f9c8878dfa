import { isDomainError } from '@jindu/domain/errors'
import { fileRules } from '@jindu/domain/rules'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPictures, type Pictures } from './pictures.ts'

const LIMITS = { atOnce: 1, waiting: 3, jobMilliseconds: 30_000, idleMilliseconds: 200 }

let folder: string
let pictures: Pictures
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jindu-pictures-'))
  pictures = createPictures(LIMITS)
})
afterAll(async () => {
  pictures.stop()
  await rm(folder, { recursive: true, force: true })
})

const flat = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#2e6f73' } })

let files = 0
async function written(bytes: Uint8Array): Promise<string> {
  files += 1
  const path = join(folder, `${files}.bin`)
  await writeFile(path, bytes)
  return path
}

async function codeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call
    return 'taken'
  } catch (error) {
    if (!isDomainError(error)) throw error
    return error.code
  }
}

const clean = (from: string, type: 'image/png' | 'image/gif' = 'image/png', by = pictures) =>
  by.clean(from, join(folder, `${files}.clean`), type)

it('a picture above 25 megapixels is refused, however small its file', async () => {
  const wide = await written(
    await flat(5_000, fileRules.maximumPixels / 5_000 + 1)
      .png()
      .toBuffer(),
  )
  expect((await stat(wide)).size).toBeLessThan(500_000)
  expect(await codeOf(clean(wide))).toBe('FILE_TOO_MANY_PIXELS')
  const most = await written(
    await flat(5_000, fileRules.maximumPixels / 5_000)
      .png()
      .toBuffer(),
  )
  expect(await clean(most)).toMatchObject({ width: 5_000, height: 5_000 })
})

it('a moving picture counts each of its frames', async () => {
  const frames = Array.from({ length: 30 }, (_, nth) => ({
    create: { width: 1_000, height: 1_000, channels: 3 as const, background: { r: 8 * nth, g: 0, b: 0 } },
  }))
  const stills = await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer()))
  const moving = await written(
    await sharp(stills, { join: { animated: true } })
      .gif()
      .toBuffer(),
  )
  expect(await codeOf(clean(moving, 'image/gif'))).toBe('FILE_TOO_MANY_PIXELS')
})

it('what ends the decoder, or takes too long, is broken; the next picture finds a new one', async () => {
  const impatient = createPictures({ ...LIMITS, jobMilliseconds: 1 })
  const whole = await written(await flat(3_000, 3_000).png().toBuffer())
  expect(await codeOf(clean(whole, 'image/png', impatient))).toBe('FILE_BROKEN')
  expect(await codeOf(clean(whole, 'image/png', impatient))).toBe('FILE_BROKEN')
  impatient.stop()
  expect(await codeOf(clean(whole))).toBe('taken')
  pictures.stop()
  expect(await codeOf(clean(whole))).toBe('taken')
})

it('few wait, and who comes on top is refused at once', async () => {
  const whole = await written(await flat(640, 480).png().toBuffer())
  const codes = await Promise.all(Array.from({ length: 10 }, () => codeOf(pictures.narrow(whole, 160))))
  expect(codes.filter((code) => code === 'SERVER_BUSY')).toHaveLength(10 - LIMITS.atOnce - LIMITS.waiting)
  expect(codes.filter((code) => code === 'taken')).toHaveLength(LIMITS.atOnce + LIMITS.waiting)
})

it('a decoder without work ends, and is started again when there is some', async () => {
  const whole = await written(await flat(640, 480).png().toBuffer())
  expect(await codeOf(pictures.narrow(whole, 160))).toBe('taken')
  await new Promise((passed) => setTimeout(passed, 3 * LIMITS.idleMilliseconds))
  expect(await codeOf(pictures.narrow(whole, 160))).toBe('taken')
})
