import { LAUNCH_CHECK_NAMES, type LaunchCheck } from '@jindu/domain/desk/launch'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { guard } from '../../../test/factor.ts'
import { applyFor, financier, simulatedChain, topUp } from '../../../test/market/finance.ts'
import { fund } from '../../../test/market/market.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { startMailServer, type MailServer } from '../../../test/outside/mail-server.ts'
import { LOGIN, PAY, RECOVERY, verifiedPerson, type Person } from '../../../test/people.ts'
import { workCoin } from '../../wallet/withdrawals/index.ts'
import { notice } from '../notices/tables.ts'

let server: MailServer
let api: TestApp
let administrator: Person

beforeAll(async () => {
  server = await startMailServer()
  api = await createTestApp({ env: { SMTP_URL: server.url, MAIL_FROM: 'Jindu <no-reply@market.example>' } })
  administrator = await staffPerson(api, 'administrator')
})
afterAll(async () => {
  await api.close()
  await server.stop()
})

async function rowOf(check: LaunchCheck) {
  const { data } = await administrator.client.trpc.launch.checks.query()
  const row = data.find((each) => each.check === check)
  if (row === undefined) throw new Error(`no row of ${check}`)
  return row
}
const isDone = async (check: LaunchCheck) => (await rowOf(check)).done

/** Somebody's withdrawal, approved, paid and confirmed. */
async function withdrawOnce(): Promise<void> {
  const owner = await verifiedPerson(api)
  await fund(owner, '3', 'LTC')
  const { id } = await applyFor(owner)
  const finance = await financier(api)
  await finance.client.trpc.withdrawals.approve.mutate({ id })
  const { app } = api
  await workCoin(app, 'LTC')
  await simulatedChain(app, 'LTC').mine(app.settings.current().depositConfirmations.LTC)
  await workCoin(app, 'LTC')
}

it('every check has a row, in order', async () => {
  const { data } = await administrator.client.trpc.launch.checks.query()
  expect(data.map(({ check }) => check)).toEqual(LAUNCH_CHECK_NAMES)
})

it('what is marked by hand holds until it is taken back, and names who marked it', async () => {
  const { launch } = administrator.client.trpc
  expect(await isDone('backup')).toBe(false)
  await launch.mark.mutate({ check: 'backup', done: true })
  expect(await rowOf('backup')).toMatchObject({ done: true, markedBy: administrator.uid, markedAt: api.clock.now() })
  await launch.mark.mutate({ check: 'backup', done: false })
  expect(await rowOf('backup')).toMatchObject({ done: false, markedBy: null })
})

it('nobody marks what the site sees itself', async () => {
  // @ts-expect-error -- refused by the types too
  expect(await refusalCode(administrator.client.trpc.launch.mark.mutate({ check: 'nodes', done: true }))).toBe(
    'INPUT_INVALID',
  )
})

it('a mail that the server took is the check of mail; one that it refused is not', async () => {
  const { launch } = administrator.client.trpc
  server.refuseWith(550)
  expect(await launch.sendTestMail.mutate({ to: 'nobody@example.org' })).toEqual({ outcome: 'refused' })
  expect(await isDone('mail')).toBe(false)
  server.refuseWith(null)
  expect(await launch.sendTestMail.mutate({ to: 'me@example.org' })).toEqual({ outcome: 'sent' })
  expect(server.mails.at(-1)).toMatchObject({ to: ['me@example.org'], subject: 'Jindu 津渡: test mail' })
  expect(await isDone('mail')).toBe(true)
  expect(await refusalCode(launch.sendTestMail.mutate({ to: 'two@a.example, three@b.example' }))).toBe(
    'MAIL_ADDRESS_INVALID',
  )
})

it('without a mail server no mail is tested', async () => {
  const bare = await createTestApp()
  const { launch } = (await staffPerson(bare, 'administrator')).client.trpc
  expect(await launch.checks.query()).toMatchObject({ mailSetUp: false })
  expect(await refusalCode(launch.sendTestMail.mutate({ to: 'me@example.org' }))).toBe('MAIL_NOT_SET_UP')
  await bare.close()
})

it('the name counts once it is another than at the start', async () => {
  expect(await isDone('name')).toBe(false)
  await api.app.settings.change({ siteName: 'Ferry Market' }, administrator.uid)
  expect(await isDone('name')).toBe(true)
})

it('rules and help lack a language until both stand', async () => {
  const before = (await rowOf('languages')).open
  const { db, clock } = api.app
  await db.insert(notice).values({ category: 9002, titleEn: 'Fees', htmlEn: '<p>None.</p>', publishedAt: clock.now() })
  expect(await rowOf('languages')).toMatchObject({ done: false, open: before + 1 })
  await db.update(notice).set({ titleZh: '费用', htmlZh: '<p>无。</p>' })
  expect(await rowOf('languages')).toMatchObject({ done: true, open: 0 })
})

it('a member of the staff without a second factor is counted', async () => {
  expect(await rowOf('secondFactors')).toMatchObject({ done: false, open: 1 })
  await guard(api, administrator)
  expect(await rowOf('secondFactors')).toMatchObject({ done: true, open: 0 })
})

it('coins are named until each has what it needs', async () => {
  expect(await rowOf('nodes')).toMatchObject({ done: true, missing: [] })
  expect(await rowOf('rates')).toMatchObject({ done: true, missing: [] })
  expect((await rowOf('deposits')).missing).toContain('LTC')
  await fund(await verifiedPerson(api), '1', 'LTC')
  expect((await rowOf('deposits')).missing).not.toContain('LTC')
  expect((await rowOf('capital')).missing).toContain('LTC')
  await topUp(api, 100_000n)
  expect((await rowOf('capital')).missing).not.toContain('LTC')
  expect((await rowOf('withdrawals')).missing).toContain('LTC')
  await withdrawOnce()
  expect(await rowOf('withdrawals')).toMatchObject({ done: false, missing: expect.not.arrayContaining(['LTC']) })
})

it('nobody registers while registration is closed', async () => {
  const digests = { loginPassword: LOGIN, payPassword: PAY, recoveryPassword: RECOVERY }
  await api.app.settings.change({ registrationOpen: false }, administrator.uid)
  expect(await refusalCode(api.client().trpc.accounts.register.mutate(digests))).toBe('REGISTRATION_CLOSED')
  await api.app.settings.change({ registrationOpen: true }, administrator.uid)
  expect(await api.client().trpc.accounts.register.mutate(digests)).toMatchObject({ uid: expect.any(Number) })
})
