import { accountRules } from '@jindu/domain/rules'
import { and, eq, isNull } from 'drizzle-orm'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { recoveryCode } from '../tables.ts'

const { recoveryCodes, recoveryGroups, groupCharacters } = accountRules.secondFactor
/** No two that look alike. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'

const fingerprintOf = ({ secrets }: Pick<App, 'secrets'>, uid: number, code: string): Uint8Array =>
  secrets.fingerprint(code, `recovery code ${uid}`)

function newCode({ random }: Pick<App, 'random'>): string {
  return Array.from({ length: recoveryGroups * groupCharacters }, () => ALPHABET[random.integer(ALPHABET.length)]).join(
    '',
  )
}

/** In groups, as people copy them. */
const grouped = (code: string): string => code.match(new RegExp(`.{${groupCharacters}}`, 'g'))?.join('-') ?? code

/** New codes in place of all before; they are read once, here. */
export async function makeRecoveryCodes(app: App, tx: Tx, uid: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, () => newCode(app))
  await tx.delete(recoveryCode).where(eq(recoveryCode.uid, uid))
  await tx.insert(recoveryCode).values(codes.map((code) => ({ uid, fingerprint: fingerprintOf(app, uid, code) })))
  return codes.map(grouped)
}

/** @returns whether it was one that had not been used */
export async function useRecoveryCode(app: App, tx: Tx, uid: number, code: string): Promise<boolean> {
  const used = await tx
    .update(recoveryCode)
    .set({ usedAt: app.clock.now() })
    .where(
      and(
        eq(recoveryCode.uid, uid),
        eq(recoveryCode.fingerprint, fingerprintOf(app, uid, code)),
        isNull(recoveryCode.usedAt),
      ),
    )
    .returning({ id: recoveryCode.id })
  return used.length > 0
}
