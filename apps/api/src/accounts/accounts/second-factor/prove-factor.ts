import { asksCode, type GuardedStep } from '@jindu/domain/accounts/accounts'
import { fail } from '@jindu/domain/errors'
import { accountRules } from '@jindu/domain/rules'
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { App } from '../../../platform/app.ts'
import type { AuditDraft } from '../../../platform/audit/audit.ts'
import { commitVerb, type Guard } from '../../../platform/db/index.ts'
import type { Session } from '../../../platform/sessions/session.ts'
import { isPasskeyProof, verifyPasskey } from './verify-passkey.ts'
import { accountEvent, type Caller } from '../record-event.ts'
import { recoveryCode, secondFactor } from '../tables.ts'
import { countTry, forgiveTries, recordFailedTry } from '../throttle.ts'
import { periodOf } from './one-time-codes.ts'
import { findRecoveryCode } from './recovery-codes.ts'

export const factorContext = (uid: number): string => `second factor ${uid}`

/** The second factor of an account that has turned it on. */
export async function readFactor({ db }: Pick<App, 'db'>, uid: number) {
  const [row] = await db
    .select()
    .from(secondFactor)
    .where(and(eq(secondFactor.uid, uid), isNotNull(secondFactor.confirmedAt)))
  return row ?? null
}

/** Whether steps of the account ask for a code. */
export const hasFactor = async (app: Pick<App, 'db'>, uid: number): Promise<boolean> =>
  (await readFactor(app, uid)) !== null

type Factor = NonNullable<Awaited<ReturnType<typeof readFactor>>>

/** Guards and audit entries for a commit that requires a fresh code. The guards consume the code, so it counts once. */
export interface FactorProof {
  readonly guards: readonly Guard[]
  readonly audit: readonly AuditDraft[]
}

const refusal = 'SECOND_FACTOR_WRONG'

/** The session and address that a proof comes from. */
interface Prover extends Pick<Caller, 'address'> {
  /** Null while somebody logs in. */
  readonly sessionId: number | null
}

/**
 * Verifies a code or a passkey's answer; the commit that carries the proof consumes it.
 * @param code a field of `factorCodeField`
 * @throws DomainError SECOND_FACTOR_WRONG, PASSKEY_WRONG
 */
async function verifyCode(
  app: App,
  { uid, lastPeriod, ...sealed }: Factor,
  code: string,
  caller: Prover,
): Promise<FactorProof> {
  if (isPasskeyProof(code)) {
    const asking = { uid, sessionId: caller.sessionId, purpose: 'prove' } as const
    return { guards: await verifyPasskey(app, asking, code), audit: [] }
  }
  if (code.length !== accountRules.secondFactor.digits) {
    const id = await findRecoveryCode(app, uid, code)
    if (id === null) return fail(refusal)
    const change = app.db
      .update(recoveryCode)
      .set({ usedAt: app.clock.now() })
      .where(and(eq(recoveryCode.id, id), isNull(recoveryCode.usedAt)))
    return { guards: [{ change, refusal }], audit: [accountEvent(uid, 'recoveryCodeUsed', caller)] }
  }
  const period = periodOf(app.secrets.open(sealed, factorContext(uid)), code, app.clock.now())
  if (period === null || period <= lastPeriod) return fail(refusal)
  const change = app.db
    .update(secondFactor)
    .set({ lastPeriod: period })
    .where(and(eq(secondFactor.uid, uid), lt(secondFactor.lastPeriod, period)))
  return { guards: [{ change, refusal }], audit: [] }
}

/**
 * Consumes a code: concurrent calls can use it only once.
 * @param code a field of `factorCodeField`
 * @throws DomainError SECOND_FACTOR_WRONG, PASSKEY_WRONG
 */
export async function proveFactor(app: App, factor: Factor, code: string, caller: Prover): Promise<void> {
  await commitVerb(app, await verifyCode(app, factor, code, caller))
}

/** A step of the domain's table, or the confirmation that staff give before a staff step. */
type AskedStep = GuardedStep | 'staff.confirm'

/**
 * The proof for a step on one's own account; null where it asks for no code (`asksCode`). A wrong code is counted
 * against the browser and shown to the owner.
 * @throws DomainError SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG, PASSKEY_WRONG, RATE_LIMITED
 */
export async function proveStep(
  app: App,
  { id, uid, grant }: Pick<Session, 'id' | 'uid' | 'grant'>,
  step: AskedStep,
  code: string | undefined,
  caller: Pick<Caller, 'address'>,
): Promise<FactorProof | null> {
  const factor = await readFactor(app, uid)
  if (factor === null) return null
  const taker = { hasFactor: true, byProgram: grant !== undefined }
  if (step !== 'staff.confirm' && !asksCode(step, taker)) return null
  if (code === undefined) return fail('SECOND_FACTOR_REQUIRED')
  const guesser = { uid, address: caller.address, device: `session-${id}` }
  await countTry(app, 'factor', guesser)
  const proof = await verifyCode(app, factor, code, { address: caller.address, sessionId: id }).catch(
    async (error: unknown) => {
      await recordFailedTry(app, 'factor', guesser)
      throw error
    },
  )
  await forgiveTries(app, 'factor', guesser)
  return proof
}

/** `proveStep` for a verb that may retry: the code is verified and counted only once. */
export function stepProver(...asked: Parameters<typeof proveStep>): () => Promise<FactorProof | null> {
  let proof: Promise<FactorProof | null> | undefined
  return () => (proof ??= proveStep(...asked))
}
