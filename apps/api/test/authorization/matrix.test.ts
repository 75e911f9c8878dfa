import { STAFF_ROLES } from '@jindu/domain/accounts/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../app.ts'
import type { TestClient } from '../client.ts'
import { unlimited } from '../unlimited.ts'
import { procedures, type Procedure } from '../../src/reference/procedures.ts'
import { probe } from './probe.ts'
import { CALLERS } from './caller.ts'
import { outcomesOf, type Outcome, type ProcedurePath, type Row } from './row.ts'
import { accountsRows } from './rows/accounts.ts'
import { conversationsRows } from './rows/conversations.ts'
import { commentsRows } from './rows/comments.ts'
import { discountsRows } from './rows/discounts.ts'
import { favoritesRows } from './rows/favorites.ts'
import { peopleRows } from './rows/people.ts'
import { filesRows, liveRows } from './rows/files-and-live.ts'
import { categoriesRows, goodsRows } from './rows/goods.ts'
import { disputesRows } from './rows/disputes.ts'
import { goodsOrdersRows } from './rows/goods-orders.ts'
import { requestsRows } from './rows/requests.ts'
import { otcAlertRows } from './rows/otc-alerts.ts'
import { otcOffersRows } from './rows/otc-offers.ts'
import { otcOrdersRows } from './rows/otc-orders.ts'
import { otcPayeesRows } from './rows/otc-payees.ts'
import { ticketsRows } from './rows/tickets.ts'
import { noticesRows } from './rows/notices.ts'
import { reviewsRows } from './rows/reviews.ts'
import { rightsRows } from './rows/rights.ts'
import { adsRows } from './rows/ads.ts'
import { salesRows } from './rows/sales.ts'
import { moderationRows } from './rows/moderation.ts'
import { messagesRows } from './rows/messages.ts'
import { outsideRows } from './rows/outside.ts'
import { webhookRows } from './rows/webhooks.ts'
import { siteRows } from './rows/site.ts'
import { androidRows, auditRows, figuresRows, launchRows, ledgerRows, ratesRows, staffRows } from './rows/staff.ts'
import {
  custodyRows,
  proofRows,
  sandboxRows,
  transferRows,
  treasuryRows,
  walletRows,
  withdrawalRows,
} from './rows/wallet.ts'
import { createCallers, rolesOf, type Callers } from './world.ts'

/** A procedure without a row does not compile. */
const rows: Readonly<Record<string, Row>> = {
  ...accountsRows,
  ...siteRows,
  ...filesRows,
  ...liveRows,
  ...categoriesRows,
  ...goodsRows,
  ...goodsOrdersRows,
  ...disputesRows,
  ...otcOffersRows,
  ...otcAlertRows,
  ...otcOrdersRows,
  ...otcPayeesRows,
  ...discountsRows,
  ...favoritesRows,
  ...peopleRows,
  ...conversationsRows,
  ...messagesRows,
  ...outsideRows,
  ...webhookRows,
  ...requestsRows,
  ...commentsRows,
  ...noticesRows,
  ...ticketsRows,
  ...reviewsRows,
  ...rightsRows,
  ...adsRows,
  ...salesRows,
  ...walletRows,
  ...withdrawalRows,
  ...treasuryRows,
  ...custodyRows,
  ...proofRows,
  ...transferRows,
  ...sandboxRows,
  ...moderationRows,
  ...staffRows,
  ...auditRows,
  ...androidRows,
  ...launchRows,
  ...figuresRows,
  ...ratesRows,
  ...ledgerRows,
} satisfies Record<ProcedurePath, Row>

let api: TestApp
let callers: Callers
beforeAll(async () => {
  // With a manual clock all calls fall into one window, so thousands of probes would exceed any limit.
  api = await createTestApp({ rateLimiter: unlimited })
  callers = await createCallers(api)
})
afterAll(() => api.close())

async function outcomeOf(
  client: TestClient,
  procedure: Procedure,
  input: unknown,
  expected: Outcome,
): Promise<Outcome> {
  const outcome = await probe(api, client, procedure, input, expected)
  if (outcome === 'allowed' && procedure.type === 'mutation') callers.forget()
  return outcome
}

describe.each(procedures())('$path', (procedure) => {
  const row = rows[procedure.path]

  it('has a row that names its access', () => {
    expect(row?.access).toBe(procedure.access)
  })

  it.each(CALLERS)('%s', async (caller) => {
    if (row === undefined) throw new Error('no row')
    const expected = outcomesOf(row)[caller]
    const client = await callers.as(caller, row.access)
    expect(await outcomeOf(client, procedure, row.input?.(callers.world), expected)).toBe(expected)
  })
})

const forStaff = procedures().filter(({ access }) => rolesOf(access).length > 0)

describe.each(forStaff)('$path for every role on the staff', (procedure) => {
  const row = rows[procedure.path]

  it.each(STAFF_ROLES)('%s', async (role) => {
    if (row === undefined) throw new Error('no row')
    const expected = rolesOf(row.access).includes(role) ? outcomesOf(row).staff : 'FORBIDDEN'
    const client = await callers.asRole(role)
    expect(await outcomeOf(client, procedure, row.input?.(callers.world), expected)).toBe(expected)
  })
})
