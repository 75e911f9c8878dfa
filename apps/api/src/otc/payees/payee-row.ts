import { stripUnseen } from '@jindu/domain/input'
import type { PayeeDetails, PaymentMethod } from '@jindu/domain/otc/offers'
import type { App } from '../../platform/app.ts'
import type { Sealed } from '../../platform/secrets/index.ts'
import type { otcPayee } from './tables.ts'

/** A receiving account as its owner sees it. */
export interface Payee extends PayeeDetails {
  readonly id: number
  readonly method: PaymentMethod
  readonly label: string
}

type Texts = PayeeDetails & Pick<Payee, 'label'>

/** Additional authenticated data: a row decrypts only under its own id and owner. */
const payeeContext = ({ id, uid }: { readonly id: number; readonly uid: number }): string => `otc payee ${id} of ${uid}`

/** Encrypts an account's texts for its row. */
export function sealPayee(
  { secrets }: Pick<App, 'secrets'>,
  owned: { readonly id: number; readonly uid: number },
  { label, holder, account, note }: Texts,
): Sealed {
  return secrets.seal(JSON.stringify({ label, holder, account, note }), payeeContext(owned))
}

/** Clean texts stored before such characters were refused, so that the copy button gives exactly what is shown. */
const line = (text: string): string => stripUnseen(text).replaceAll('\n', ' ')

export function openPayee({ secrets }: Pick<App, 'secrets'>, row: typeof otcPayee.$inferSelect): Payee {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what `sealPayee` wrote
  const texts = JSON.parse(secrets.open(row, payeeContext(row))) as Texts
  const { label, holder, account, note } = texts
  return {
    id: row.id,
    method: row.method,
    label: line(label),
    holder: line(holder),
    account: line(account),
    note: stripUnseen(note),
  }
}
