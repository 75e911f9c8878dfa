import { outsideRules } from '@jindu/domain/rules'
import type { App } from '../../platform/app.ts'
import { addressContext, type mailAddress } from './tables.ts'

type Row = typeof mailAddress.$inferSelect

const CODES = 10 ** outsideRules.code.digits

/** @throws Error when it is under a key that is not known */
export const openAddress = (
  { secrets }: Pick<App, 'secrets'>,
  row: Pick<Row, 'uid' | 'keyId' | 'nonce' | 'ciphertext'>,
): string => secrets.open(row, addressContext(row.uid))

/** A mail's Message-ID: the same when it goes again. */
export const mailIdOf = ({ env }: Pick<App, 'env'>, name: string): string =>
  `<${name}@${new URL(env.publicOrigin).hostname}>`

/** A keyed hash, equal for equal addresses regardless of case. */
export const printOf = ({ secrets }: Pick<App, 'secrets'>, address: string): Uint8Array =>
  secrets.fingerprint(address.toLowerCase(), 'mail address')

/** The code, derived from the row's mark with a key and stored nowhere: the row alone does not reveal it. */
export function codeOf({ secrets }: Pick<App, 'secrets'>, { uid, mark }: Pick<Row, 'uid' | 'mark'>): string {
  const drawn = Buffer.from(secrets.fingerprint(`${uid} ${Buffer.from(mark).toString('hex')}`, 'mail code'))
  return String(drawn.readUInt32BE(0) % CODES).padStart(outsideRules.code.digits, '0')
}
