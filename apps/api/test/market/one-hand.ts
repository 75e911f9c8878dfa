import type { SelfDealingSign } from '@jindu/domain/trust/moderation'
import type { TestApp } from '../app.ts'
import { coin } from '../otc/offers.ts'
import { LOGIN, PAY, RECOVERY, verifiedPerson, type Person } from '../people.ts'
import { fund, newKey } from './market.ts'

async function funded(someone: Person): Promise<Person> {
  await fund(someone, '50')
  return someone
}

/** Makes people with 50 LTC who are one with another person in one way each. */
export function oneHand(api: TestApp, other: () => Person): Readonly<Record<SelfDealingSign, () => Promise<Person>>> {
  return {
    async device() {
      const someone = await funded(await verifiedPerson(api))
      const { accounts } = someone.client.trpc
      for (const { uid } of [other(), someone]) await accounts.login.mutate({ uid, password: LOGIN })
      await accounts.verifyPayPassword.mutate({ password: PAY })
      return someone
    },
    async network() {
      const address = '203.0.113.77'
      await api.client({ address }).trpc.accounts.login.mutate({ uid: other().uid, password: LOGIN })
      return funded(await verifiedPerson(api, { address }))
    },
    async introducer() {
      const client = api.client()
      const { uid } = await client.trpc.accounts.register.mutate({
        loginPassword: LOGIN,
        payPassword: PAY,
        recoveryPassword: RECOVERY,
        introducer: other().uid,
      })
      await client.trpc.accounts.login.mutate({ uid, password: LOGIN })
      await client.trpc.accounts.verifyPayPassword.mutate({ password: PAY })
      return funded({ uid, client })
    },
    async coin() {
      const someone = await funded(await verifiedPerson(api))
      await fund(other(), '50')
      const sending = { recipientUid: someone.uid, amount: coin('1'), idempotencyKey: newKey() }
      await other().client.trpc.transfers.send.mutate(sending)
      return someone
    },
  }
}
