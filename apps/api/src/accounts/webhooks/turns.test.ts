import { webhookRules } from '@jindu/domain/rules'
import { expect, it } from 'vitest'
import { createTurns } from './turns.ts'

const { callsAtOnce, callsAtOncePerUser, slowCallsAtOnce } = webhookRules
const forever = () => new Promise<boolean>(() => undefined)

it('an account has few of the turns, however many webhooks', () => {
  const turns = createTurns()
  for (let id = 1; id <= callsAtOncePerUser; id += 1) turns.begin({ id, uid: 7 }, forever)
  expect(turns.mayBegin({ id: 99, uid: 7 })).toBe(false)
  expect([...turns.leftOut().uids]).toEqual([7])
  expect(turns.mayBegin({ id: 99, uid: 8 })).toBe(true)
})

it('addresses whose last answer was slow leave room for others, until they answer in time', async () => {
  const turns = createTurns()
  const ids = Array.from({ length: slowCallsAtOnce + 1 }, (_, at) => at + 1)
  const all = ids.map((id) => ({ id, uid: id }))
  for (const each of all) turns.begin(each, () => Promise.resolve(true))
  await Promise.all(turns.turns())
  for (const each of all.slice(1)) {
    expect(turns.mayBegin(each)).toBe(true)
    turns.begin(each, forever)
  }
  expect(turns.mayBegin({ id: 1, uid: 1 })).toBe(false)
  expect([...turns.leftOut().ids]).toContain(1)
  expect(turns.room()).toBe(callsAtOnce - slowCallsAtOnce)
  expect(turns.mayBegin({ id: 1_000, uid: 1_000 })).toBe(true)
})

it('one that answers in time again is counted as slow no more', async () => {
  const turns = createTurns()
  const answers = async (ids: readonly number[], wasSlow: boolean) => {
    for (const id of ids) turns.begin({ id, uid: id }, () => Promise.resolve(wasSlow))
    await Promise.all(turns.turns())
  }
  const others = Array.from({ length: slowCallsAtOnce }, (_, at) => at + 2)
  await answers([1, ...others], true)
  await answers([1], false)
  for (const id of others) turns.begin({ id, uid: id }, forever)
  expect(turns.mayBegin({ id: 1, uid: 1 })).toBe(true)
})
