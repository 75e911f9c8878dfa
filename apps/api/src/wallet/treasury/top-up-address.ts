import { fail } from '@jindu/domain/errors'
import type { CurrencyCode } from '@jindu/domain/money'
import type { App } from '../../platform/app.ts'
import { commitVerb } from '../../platform/db/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { coinSubject } from './coin-subject.ts'

/** @throws DomainError COIN_CLOSED, CHAIN_UNAVAILABLE */
export async function topUpAddress(app: App, { uid }: Session, currency: CurrencyCode): Promise<{ address: string }> {
  const chain = app.chains[currency] ?? fail('COIN_CLOSED')
  const address = await chain.reader.newAddress('operator')
  const subject = coinSubject(currency)
  await commitVerb(app, {
    audit: [{ action: 'treasury.topUpAddress', actor: { kind: 'staff', uid }, subject, details: { address } }],
  })
  return { address }
}
