import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { createDatabase, type Database } from '../db/index.ts'
import { createSandboxClock, systemClock, type SandboxClock } from './index.ts'

let database: TestDatabase
let other: Database
let here: SandboxClock
let there: SandboxClock

beforeAll(async () => {
  database = await createTestDatabase()
  other = createDatabase(database.url)
  here = await createSandboxClock(database)
  there = await createSandboxClock(other)
})
afterAll(async () => {
  await Promise.all([here.stop(), there.stop()])
  await other.close()
  await database.drop()
})

test('starts at the machine’s time', () => {
  expect(here.offsetSeconds()).toBe(0)
})

test('moved in one process it is moved in all, and adds up', async () => {
  await here.advance(3600)
  await there.advance(86_400)
  expect(here.now() - systemClock.now()).toBeGreaterThanOrEqual(3600)
  await expect.poll(() => [here.offsetSeconds(), there.offsetSeconds()]).toEqual([90_000, 90_000])
})

test('a process that starts later agrees', async () => {
  const late = await createSandboxClock(other)
  expect(late.offsetSeconds()).toBe(here.offsetSeconds())
  await late.stop()
})
