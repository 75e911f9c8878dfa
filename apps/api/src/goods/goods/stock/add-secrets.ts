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
  /** Lines as they were written, so that findings can name them. */
  readonly secrets: readonly string[]
  /** Adds the others when some are repeated; otherwise nothing is added while one is. */
  readonly leaveOutRepeated: boolean
  /** What they are called together; empty for nothing. */
  readonly batch?: string | undefined
}

export interface Added {
  readonly added: number
  readonly unsold: number
  /** Lines that repeat an earlier line. */
  readonly repeated: readonly RepeatedLine[]
  /** Lines that these goods have or had already. */
  readonly known: readonly KnownLine[]
}

/**
 * Puts secrets into the stock of goods, one a unit; what is there already is found and told by line.
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
            batch === '' ? null : batch,
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
