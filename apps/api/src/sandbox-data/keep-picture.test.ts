import { DomainError } from '@jindu/domain/errors'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { person } from '../../test/people.ts'
import type { App } from '../platform/app.ts'
import { keepPicture } from './keep-picture.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

const failing = (error: Error): App => ({
  ...api.app,
  spool: {
    ...api.app.spool,
    receive: async () => {
      throw error
    },
  },
})

it('on a full disk the demo has no picture, and goes on', async () => {
  const { uid } = await person(api)
  expect(await keepPicture(failing(new DomainError('STORAGE_FULL')), uid, 'goods', new Uint8Array(9))).toEqual([])
})

it('whatever else is wrong with a picture ends the load', async () => {
  const { uid } = await person(api)
  await expect(keepPicture(api.app, uid, 'goods', new Uint8Array(9))).rejects.toThrow('FILE_NOT_IMAGE')
})
