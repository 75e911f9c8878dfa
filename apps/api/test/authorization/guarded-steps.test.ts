import { GUARDED_STEPS, guardedStep, type AskedPassword, type GuardedStep } from '@jindu/domain/accounts/accounts'
import { accountRules } from '@jindu/domain/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createTestApp, type TestApp } from '../app.ts'
import { md5, refusalCode } from '../client.ts'
import { guard, shownAt, type Guarded } from '../factor.ts'
import { OUTSIDE } from '../market/finance.ts'
import { fund, newKey } from '../market/market.ts'
import { LOGIN, PAY, RECOVERY, verifiedPerson, type Person } from '../people.ts'
import { softAuthenticator } from '../soft-authenticator.ts'
import { procedures } from '../../src/reference/procedures.ts'
import type { ProcedurePath } from './row.ts'

let api: TestApp
let receiver: Person
beforeAll(async () => {
  // No server listens at this port, so mails stay queued.
  api = await createTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'Jindu <no-reply@market.example>' } })
  receiver = await verifiedPerson(api)
})
afterAll(() => api.close())

const { periodSeconds } = accountRules.secondFactor
const PAYEE = { method: 'alipay', label: 'Alipay', holder: 'Wu Li', account: 'wu@example.net' } as const

interface Taken {
  readonly path: ProcedurePath
  /** Takes the step, with or without a code. */
  readonly take: (trpc: Person['client']['trpc'], otp: { otp?: string }) => Promise<unknown>
  /** Creates the subject of the step. */
  readonly before?: (owner: Guarded) => Promise<unknown>
}

let payeeId = 0
let webhookId = 0
let passkeyId = 0
const half = { asset: 'LTC', units: '50000000' } as const
const accessFor = (password: AskedPassword) => (password === 'session' ? 'verified' : 'user')
const codeOf = (owner: Guarded): string => shownAt(api, owner.secret)

/** How to take each guarded step: a new one does not compile until it is listed. */
const STEPS: Readonly<Record<GuardedStep, Taken>> = {
  'withdrawal.request': {
    path: 'withdrawals.request',
    take: (trpc, otp) =>
      trpc.withdrawals.request.mutate({ address: OUTSIDE.LTC, amount: half, idempotencyKey: newKey(), ...otp }),
  },
  'transfer.send': {
    path: 'transfers.send',
    take: (trpc, otp) =>
      trpc.transfers.send.mutate({ recipientUid: receiver.uid, amount: half, idempotencyKey: newKey(), ...otp }),
  },
  'addressBook.save': {
    path: 'withdrawals.saveAddress',
    take: (trpc, otp) =>
      trpc.withdrawals.saveAddress.mutate({ currency: 'LTC', address: OUTSIDE.LTC, label: 'Cold', ...otp }),
  },
  'addressBook.waitOff': {
    path: 'withdrawals.waitForNew',
    before: ({ client }) => client.trpc.withdrawals.waitForNew.mutate({ waits: true }),
    take: (trpc, otp) => trpc.withdrawals.waitForNew.mutate({ waits: false, ...otp }),
  },
  'payee.add': { path: 'otcPayees.add', take: (trpc, otp) => trpc.otcPayees.add.mutate({ payee: PAYEE, ...otp }) },
  'payee.edit': {
    path: 'otcPayees.edit',
    before: async (owner) => {
      const added = await owner.client.trpc.otcPayees.add.mutate({ payee: PAYEE, otp: codeOf(owner) })
      payeeId = added.id
    },
    take: (trpc, otp) =>
      trpc.otcPayees.edit.mutate({ id: payeeId, payee: { ...PAYEE, account: 'thief@example.net' }, ...otp }),
  },
  'token.create': {
    path: 'accounts.tokens.create',
    take: (trpc, otp) => trpc.accounts.tokens.create.mutate({ name: 'bot', scopes: ['own'], days: 1, ...otp }),
  },
  'webhook.create': {
    path: 'webhooks.create',
    take: (trpc, otp) =>
      trpc.webhooks.create.mutate({ url: 'https://hooks.example/', topics: ['goods'], password: LOGIN, ...otp }),
  },
  'webhook.rotate': {
    path: 'webhooks.rotate',
    before: async (owner) => {
      const url = 'https://hooks.example/'
      const otp = codeOf(owner)
      const made = await owner.client.trpc.webhooks.create.mutate({ url, topics: ['goods'], password: LOGIN, otp })
      webhookId = made.id
    },
    take: (trpc, otp) => trpc.webhooks.rotate.mutate({ id: webhookId, password: LOGIN, ...otp }),
  },
  'mail.set': {
    path: 'outside.setAddress',
    take: (trpc, otp) => trpc.outside.setAddress.mutate({ address: 'me@example.org', password: LOGIN, ...otp }),
  },
  'mail.remove': {
    path: 'outside.removeAddress',
    take: (trpc, otp) => trpc.outside.removeAddress.mutate({ password: LOGIN, ...otp }),
  },
  'payPassword.change': {
    path: 'accounts.changePayPassword',
    take: (trpc, otp) =>
      trpc.accounts.changePayPassword.mutate({
        recoveryPassword: RECOVERY,
        payPassword: md5('another-pay-5'),
        ...otp,
      }),
  },
  'passkey.letPay': {
    path: 'accounts.passkeys.letPay',
    before: async (owner) => {
      const { passkeys } = owner.client.trpc.accounts
      const { challenge } = await passkeys.begin.mutate({ password: LOGIN, otp: codeOf(owner) })
      const { publicOrigin } = api.app.env
      const key = softAuthenticator({ origin: publicOrigin, rpId: new URL(publicOrigin).hostname })
      passkeyId = (await passkeys.add.mutate({ name: 'Key', ...key.make(challenge) })).id
    },
    take: (trpc, otp) => trpc.accounts.passkeys.letPay.mutate({ id: passkeyId, pays: true, payPassword: PAY, ...otp }),
  },
}

/**
 * A user with money and a second factor, in a session that verified the pay password: the situation of a session thief.
 */
async function owner(): Promise<Guarded> {
  const someone = await guard(api, await verifiedPerson(api))
  await fund(someone, '10')
  await someone.client.trpc.accounts.verifyPayPassword.mutate({ password: PAY })
  return someone
}

const kindsOf = async ({ client }: Person) =>
  (await client.trpc.messages.list.query({ limit: 20 })).data.map(({ message }) => message?.kind)

describe.each(GUARDED_STEPS)('%s, of an account with a second factor', (step) => {
  it('is refused without a code and with a wrong one, and taken with a right one, once', async () => {
    const someone = await owner()
    const { take, before } = STEPS[step]
    await before?.(someone)
    api.clock.advance(periodSeconds * 3)
    const { trpc } = someone.client
    expect(await refusalCode(take(trpc, {}))).toBe('SECOND_FACTOR_REQUIRED')
    expect(await refusalCode(take(trpc, { otp: '000000' }))).toBe('SECOND_FACTOR_WRONG')
    await take(trpc, { otp: codeOf(someone) })
  })
})

it('every procedure that takes a code stands in the table, or judges who proves themselves', () => {
  const inTable = new Set<string>(Object.values(STEPS).map(({ path }) => path))
  const beside = procedures()
    .filter(({ input }) => input instanceof z.ZodObject && 'otp' in input.shape)
    .map(({ path }) => path)
    .filter((path) => !inTable.has(path))
  expect(beside.toSorted()).toEqual([
    'accounts.confirmStaff',
    'accounts.login',
    'accounts.passkeys.begin',
    'accounts.passkeys.remove',
    'accounts.secondFactor.confirm',
    'accounts.secondFactor.renewCodes',
    'accounts.secondFactor.turnOff',
  ])
})

it('is reached by a program only as far as the table says', () => {
  const scopeOf = new Map(procedures().map(({ path, meta }) => [path, meta.scope]))
  const reached = GUARDED_STEPS.map((step) => [step, scopeOf.get(STEPS[step].path)])
  expect(reached).toEqual(GUARDED_STEPS.map((step) => [step, guardedStep(step).program]))
})

it('asks for the pay password of the session exactly where the table says', () => {
  const accessOf = new Map(procedures().map(({ path, access }) => [path, access]))
  for (const step of GUARDED_STEPS)
    expect([step, accessOf.get(STEPS[step].path)]).toEqual([step, accessFor(guardedStep(step).password)])
})

describe('the owner reads at once', () => {
  it.each(GUARDED_STEPS.filter((step) => !step.startsWith('mail.')))('of %s', async (step) => {
    const someone = await owner()
    const { take, before } = STEPS[step]
    await before?.(someone)
    api.clock.advance(periodSeconds * 3)
    await take(someone.client.trpc, { otp: codeOf(someone) })
    expect((await kindsOf(someone))[0]).toBe(guardedStep(step).told)
  })
})
