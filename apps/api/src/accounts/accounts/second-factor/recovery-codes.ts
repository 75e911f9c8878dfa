import { accountRules } from '@jindu/domain/rules'
import { and, eq, isNull } from 'drizzle-orm'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { recoveryCode } from '../tables.ts'

const { recoveryCodes, recoveryGroups, groupCharacters } = accountRules.secondFactor
/** No two that look alike. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'

function newCode({ random }: Pick<App, 'random'>): string {
  return Array.from({ length: recoveryGroups * groupCharacters }, () => ALPHABET[random.integer(ALPHABET.length)]).join(
    '',
  )
}

/** In groups, as people copy them. */
const grouped = (code: string): string => code.match(new RegExp(`.{${groupCharacters}}`, 'g'))?.join('-') ?? code

export interface NewRecoveryCodes {
  /** Read once, by their owner. */
  readonly codes: string[]
  readonly hashes: readonly string[]
}

/** New codes; the slow hashes are computed before any transaction begins. */
export async function newRecoveryCodes(app: App): Promise<NewRecoveryCodes> {
  const codes = Array.from({ length: recoveryCodes }, () => newCode(app))
  return { codes: codes.map(grouped), hashes: await Promise.all(codes.map((code) => app.passwords.hash(code))) }
}

/** Puts new codes in place of all before. */
export async function replaceRecoveryCodes(tx: Tx, uid: number, { hashes }: NewRecoveryCodes): Promise<void> {
  await tx.delete(recoveryCode).where(eq(recoveryCode.uid, uid))
  await tx.insert(recoveryCode).values(hashes.map((hash) => ({ uid, hash })))
}

/** The unused code of an account that `code` is; null for none. */
export async function findRecoveryCode({ db, passwords }: App, uid: number, code: string): Promise<number | null> {
  const unused = await db
    .select({ id: recoveryCode.id, hash: recoveryCode.hash })
    .from(recoveryCode)
    .where(and(eq(recoveryCode.uid, uid), isNull(recoveryCode.usedAt)))
  const checked = await Promise.all(
    unused.map(async ({ id, hash }) => ((await passwords.verify(code, hash)) ? id : null)),
  )
  return checked.find((id) => id !== null) ?? null
}
