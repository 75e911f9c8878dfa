import { accountRules } from '@jindu/domain/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { procedures } from '../../src/reference/procedures.ts'
import { createTestApp, type TestApp } from '../app.ts'
import { guard, type Guarded } from '../factor.ts'
import { staffPerson } from '../market/staff.ts'

/** Staff mutations without a recent confirmation, with the reason why that is acceptable. */
const WITHOUT: Readonly<Record<string, string>> = {
  'accounts.confirmStaff': 'is that proof itself',
  'categories.arrange': 'the opposite step takes a place back',
  'goodsOrders.inspectDelivery': 'reads what is under dispute, which the order’s timeline and the audit have',
  'tickets.take': 'says who answers',
  'tickets.release': 'says who answers no more',
  'tickets.takeOver': 'says who answers, with a reason that the one before reads',
  'tickets.close': 'whoever asked writes again and it is open',
  'tickets.reopen': 'opens the talk again',
  'treasury.stop': 'what stops payouts must not wait; starting them again asks',
  'custody.withdraw': 'takes back what waits; nothing is sent',
  'proofs.withdrawReserve': 'takes back what waits; nothing is published',
  'treasury.withdrawWriteOff': 'takes back what was proposed; nothing leaves the books',
  'disputes.assign': 'says who works on it; ruling asks',
  'moderation.claim': 'says who works on it; what is done to it asks',
  'moderation.release': 'says who works on it no more',
}

const mutations = procedures().filter(({ access, type }) => access.startsWith('staff:') && type === 'mutation')

let api: TestApp
let administrator: Guarded
beforeAll(async () => {
  api = await createTestApp({ env: { STAFF_GUARD: 'strict' } })
  administrator = await guard(api, await staffPerson(api, 'administrator'))
  api.clock.advance(accountRules.staff.confirmedSeconds)
})
afterAll(() => api.close())

/** The confirmation is checked before the input, so an empty input suffices. */
async function refusalOf(path: string): Promise<unknown> {
  const answer = await administrator.client.inject({ method: 'POST', url: `/trpc/${path}`, payload: {} })
  return answer.json().error?.data.domain.code ?? null
}

describe('staff who have not just proved who they are', () => {
  it.each(mutations.map(({ path }) => path))('%s', async (path) => {
    expect((await refusalOf(path)) === 'STAFF_CONFIRM_REQUIRED').toBe(!(path in WITHOUT))
  })

  it('of the exceptions each is a step of staff that changes something', () => {
    const paths = mutations.map(({ path }) => path)
    expect(Object.keys(WITHOUT).filter((path) => !paths.includes(path))).toEqual([])
    expect(paths.length).toBeGreaterThan(40)
  })
})
