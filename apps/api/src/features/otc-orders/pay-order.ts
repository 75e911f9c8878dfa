import type { payOrderInput } from '@jindu/domain/input'
import type { z } from 'zod'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { applyEvent } from './apply-event.ts'
import { actingParty } from './party.ts'

type Payer = NonNullable<z.output<typeof payOrderInput>['payer']>

const SHOWN_CHARACTERS = 4

/** Blanks and signs do not tell two accounts apart. */
const plain = (account: string): string => account.replaceAll(/[\s-]/g, '').toLowerCase()

function columnsOf({ secrets }: App, payer: Payer | undefined) {
  if (payer === undefined) return {}
  const account = plain(payer.account)
  return {
    payerName: payer.name,
    payerAccountEnd: account.slice(-SHOWN_CHARACTERS),
    payerAccountHash: account === '' ? null : secrets.fingerprint(account, 'payer account'),
    paymentReference: payer.reference,
  }
}

/**
 * The buyer marks the payment, and says who pays from which account; neither changes afterwards.
 * @throws DomainError OTC_ORDER_NOT_FOUND, OTC_ORDER_WRONG_PARTY, OTC_ORDER_ALREADY_PAID, OTC_ORDER_NOT_OPEN
 */
export function markPaid(app: App, session: Session, id: number, payer: Payer | undefined): Promise<void> {
  const columns = columnsOf(app, payer)
  return applyEvent(
    app,
    id,
    () => ({ kind: 'pay' }),
    actingParty(session),
    () => ({ columns, details: { payer: payer === undefined ? 'notStated' : 'stated' } }),
  )
}
