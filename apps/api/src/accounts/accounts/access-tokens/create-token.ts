import { movesMoney, type TokenScope } from '@jindu/domain/accounts/access-tokens'
import { fail } from '@jindu/domain/errors'
import type { Money } from '@jindu/domain/money'
import { accessTokenRules } from '@jindu/domain/rules'
import { and, count, eq, gt } from 'drizzle-orm'
import type { App } from '../../../platform/app.ts'
import { transactVerb, type Tx } from '../../../platform/db/index.ts'
import type { Session } from '../../../platform/sessions/session.ts'
import { tell } from '../../../records/messages/index.ts'
import { proveOwner, proveStep } from '../prove-owner.ts'
import { accountEvent, type Caller } from '../record-event.ts'
import { requireSession } from '../require-session.ts'
import { tokenHash } from '../session-token.ts'
import { accessToken } from '../tables.ts'
import { newAccessToken } from './read-token.ts'

const DAY = 86_400

export interface NewToken {
  readonly name: string
  readonly scopes: readonly TokenScope[]
  readonly days: number
  readonly addresses: readonly string[]
  readonly dailyLimit?: Money<'USD'> | undefined
  readonly payPassword?: string | undefined
  readonly otp?: string | undefined
}

/**
 * Re-checks inside the transaction: a freeze or password change since then deletes the session, so no token is created.
 */
async function requireLive(tx: Tx, session: Session, now: number): Promise<void> {
  const { uid } = session
  await requireSession(tx, session)
  const [made] = await tx
    .select({ tokens: count() })
    .from(accessToken)
    .where(and(eq(accessToken.uid, uid), gt(accessToken.expiresAt, now)))
  if ((made?.tokens ?? 0) >= accessTokenRules.maximumPerUser) fail('TOKENS_TOO_MANY')
}

/**
 * Makes an access token, and tells its owner in a message.
 * @returns the token, which is never shown again
 * @throws DomainError PAY_PASSWORD_WRONG, PAY_PASSWORD_LOCKED, PAY_PASSWORD_NOT_SET, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG,
 *   TOKENS_TOO_MANY, SESSION_ENDED
 */
export async function createToken(app: App, session: Session, wanted: NewToken, caller: Caller) {
  const { uid } = session
  const isForMoney = movesMoney(wanted.scopes)
  const proof = isForMoney
    ? await proveOwner(app, session, 'token.create', wanted, caller)
    : await proveStep(app, session, 'token.create', wanted.otp, caller)
  const now = app.clock.now()
  const token = newAccessToken(app.random)
  return transactVerb(app, async (tx) => {
    await requireLive(tx, session, now)
    const [row] = await tx
      .insert(accessToken)
      .values({
        uid,
        name: wanted.name,
        tokenHash: tokenHash(token),
        scopes: [...wanted.scopes],
        addresses: [...wanted.addresses],
        dailyLimitCents: isForMoney ? (wanted.dailyLimit?.units ?? null) : null,
        createdAt: now,
        expiresAt: now + wanted.days * DAY,
      })
      .returning({ id: accessToken.id })
    if (row === undefined) throw new Error('an insert answered no row')
    const event = accountEvent(uid, 'tokenCreated', caller)
    return {
      result: { id: row.id, token },
      guards: proof?.guards ?? [],
      writes: [
        tell(
          uid,
          { kind: 'account.tokenCreated', subjectId: uid, side: null, facts: { name: wanted.name } },
          { at: now },
        ),
      ],
      audit: [
        { ...event, details: { ...event.details, token: row.id, scopes: wanted.scopes.join(' ') } },
        ...(proof?.audit ?? []),
      ],
    }
  })
}
