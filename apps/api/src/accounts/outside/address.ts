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

/** Equal for equal addresses, in whatever letters. */
export const printOf = ({ secrets }: Pick<App, 'secrets'>, address: string): Uint8Array =>
  secrets.fingerprint(address.toLowerCase(), 'mail address')

/** The code that was drawn with the row's mark. It is stored nowhere: without the key nobody makes it from the row. */
export function codeOf({ secrets }: Pick<App, 'secrets'>, { uid, mark }: Pick<Row, 'uid' | 'mark'>): string {
  const drawn = Buffer.from(secrets.fingerprint(`${uid} ${Buffer.from(mark).toString('hex')}`, 'mail code'))
  return String(drawn.readUInt32BE(0) % CODES).padStart(outsideRules.code.digits, '0')
}
