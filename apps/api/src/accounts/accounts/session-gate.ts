import { fail } from '@jindu/domain/errors'
import type { App } from '../../platform/app.ts'
import type { ByPasskey, Session, SessionGate } from '../../platform/sessions/session.ts'
import { chargeOf } from './access-tokens/charge.ts'
import { isAccessToken, readToken } from './access-tokens/read-token.ts'
import { createTokenUse } from './access-tokens/touch-token.ts'
import { createPresence } from './presence.ts'
import { readPayVerifiedUntil, readSession } from './read-session.ts'
import { createSessionCache, type StoredSession } from './session-cache.ts'
import { listenForSessionChanges } from './session-notices.ts'
import { isToken, payProof, sameProof, tokenCacheKey, tokenHash } from './session-token.ts'
import { checkPayPassword } from './check-pay-password.ts'
import { checkPayPasskey } from './second-factor/check-pay-passkey.ts'

type GateApp = Pick<App, 'db' | 'sql' | 'clock' | 'env' | 'log' | 'passwords' | 'settings'>

/** The gate as the composition root sees it. */
export interface RunningSessionGate extends SessionGate {
  start(): Promise<void>
  stop(): Promise<void>
}

export function createSessionGate(app: GateApp): RunningSessionGate {
  const cache = createSessionCache()
  const presence = createPresence(app)
  const watchers = new Map<number, Set<() => void>>()
  /** Sessions of the procedure's context carry no secrets; their stored form is found again by identity. */
  const stored = new WeakMap<Session, StoredSession>()
  let unlisten: (() => Promise<void>) | null = null

  function sessionsChanged(uid: number): void {
    cache.forget(uid)
    for (const watcher of watchers.get(uid) ?? []) watcher()
  }

  function everythingChanged(): void {
    cache.forgetAll()
    for (const set of watchers.values()) for (const watcher of set) watcher()
  }

  async function resolve(token: string): Promise<Session | null> {
    if (!isToken(token)) return null
    const now = app.clock.now()
    const found = await cache.read(tokenCacheKey(token), () => readSession(app.db, tokenHash(token), now))
    if (found === null || found.expiresAt <= now) return null
    const { payProof: _proof, ...session } = found
    stored.set(session, found)
    return session
  }

  async function resolveBearer(token: string): Promise<Session | null> {
    if (!isAccessToken(token)) return null
    const now = app.clock.now()
    const found = await cache.read(tokenCacheKey(token), () => readToken(app.db, tokenHash(token), now))
    return found === null || found.expiresAt <= now ? null : found
  }

  async function requirePayPassword(
    session: Session,
    payPassword: string | undefined,
    byPasskey?: ByPasskey,
  ): Promise<void> {
    const now = app.clock.now()
    if (byPasskey !== undefined) return checkPayPasskey(app, session, byPasskey)
    if (payPassword === undefined) {
      // Another process may have verified it a moment ago: a refusal is worth a fresh read.
      if (session.payVerifiedUntil > now || (await readPayVerifiedUntil(app.db, session.id)) > now) return
      fail('PAY_PASSWORD_NOT_VERIFIED')
    }
    const proof = stored.get(session)?.payProof
    if (proof != null && sameProof(proof, payProof(app.env.sessionSecret, session.id, payPassword))) return
    await checkPayPassword(app, session, payPassword, 'carried')
    sessionsChanged(session.uid)
  }

  return {
    resolve,
    resolveBearer,
    touchToken: createTokenUse(app),
    chargeOf: (uid, grant, rates) => chargeOf(app, uid, grant, rates),
    requirePayPassword,
    touch: (session, address) => presence.touch(session, address),
    see: (session, address) => presence.see(session, address),
    changed: sessionsChanged,
    watch(uid, onChange) {
      const set = watchers.get(uid) ?? new Set()
      watchers.set(uid, set.add(onChange))
      return () => {
        set.delete(onChange)
        if (set.size === 0) watchers.delete(uid)
      }
    },
    async start() {
      unlisten = await listenForSessionChanges(app.sql, sessionsChanged, everythingChanged)
      presence.start()
    },
    async stop() {
      await unlisten?.()
      await presence.stop()
    },
  }
}
