import { fail } from '@jindu/domain/errors'
import { checkSecrets, type RepeatedLine } from '@jindu/domain/goods/goods'
import { rules } from '@jindu/domain/rules'
import { sql } from 'drizzle-orm'
import type { App } from '../../../platform/app.ts'
import { commitVerb } from '../../../platform/db/index.ts'
import { runVerb } from '../../../platform/idempotency/index.ts'
import { loadOwn, unchanged } from '../load-own.ts'
import { goods } from '../tables.ts'
import { tellBack } from '../tell-back.ts'
import { tellOfGoods } from '../tell-of-goods.ts'
import { countUnsold } from './count-units.ts'
import { knownLines, type KnownLine } from './known-secrets.ts'
import { insertUnits } from './seal-secrets.ts'

export interface AddInput {
  readonly id: number
  /** Raw lines, so that errors can name their line numbers. */
  readonly secrets: readonly string[]
  /** Skip duplicates and add the rest; otherwise any duplicate refuses the whole call. */
  readonly leaveOutRepeated: boolean
  /** The batch name of these units; empty for none. */
  readonly batch?: string | undefined
}

export interface Added {
  readonly added: number
  readonly unsold: number
  /** Lines that duplicate an earlier line. */
  readonly repeated: readonly RepeatedLine[]
  /** Lines whose secret these goods already have or had. */
  readonly known: readonly KnownLine[]
}

/**
 * Adds secrets to the stock, one per unit. Duplicates are detected and reported by line.
 * @throws DomainError GOODS_NOT_FOUND, GOODS_WRONG_PARTY, STOCK_NOT_UNITS, STOCK_FULL
 */
export function addSecrets(
  app: App,
  uid: number,
  { id, secrets, leaveOutRepeated, batch = '' }: AddInput,
): Promise<Added> {
  const checked = checkSecrets(secrets)
  return runVerb(app, null, async () => {
    const [own, unsold, known] = await Promise.all([
      loadOwn(app, uid, id),
      countUnsold(app, id),
      knownLines(app, id, checked),
    ])
    if (own.goods.delivery !== 'units') return fail('STOCK_NOT_UNITS', { id })
    const { repeated } = checked
    const taken = new Set(known.map(({ line }) => line))
    const fresh = checked.secrets.filter(({ line }) => !taken.has(line))
    const stands = !leaveOutRepeated && (repeated.length > 0 || known.length > 0)
    if (stands || fresh.length === 0) return { added: 0, unsold, repeated, known }
    if (unsold + fresh.length > rules.goods.stock.maximumUnsold) return fail('STOCK_FULL')
    await commitVerb(app, {
      guards: [
        {
          change: app.db
            .update(goods)
            .set({ version: sql`${goods.version} + 1` })
            .where(unchanged(own)),
        },
        {
          change: insertUnits(
            app,
            id,
            fresh.map(({ secret }) => secret),
            { batch: batch === '' ? null : batch },
          ),
          rows: fresh.length,
        },
      ],
      writes: tellBack(id, 'unitsAdded', app.clock.now()),
      audit: [
        {
          action: 'goods.stock.add',
          actor: { kind: 'user', uid },
          subject: { kind: 'goods', id },
          details: { units: fresh.length },
        },
      ],
      outbox: [tellOfGoods(id, uid, 'stock')],
    })
    return { added: fresh.length, unsold: unsold + fresh.length, repeated, known }
  })
}
