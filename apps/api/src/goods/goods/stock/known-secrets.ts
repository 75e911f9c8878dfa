import type { CheckedSecrets } from '@jindu/domain/goods/goods'
import { sql } from 'drizzle-orm'
import type { App } from '../../../platform/app.ts'
import { fingerprintOf } from './seal-secrets.ts'

export interface KnownLine {
  readonly line: number
  /** Whether the existing secret is still in stock or was sold. */
  readonly state: 'unsold' | 'sold'
}

/** The lines whose secret these goods, or a delivery by hand to an order of them, already have or had. */
export async function knownLines(
  app: App,
  goodsId: number,
  { secrets }: Pick<CheckedSecrets, 'secrets'>,
  byHandTo: number | null = null,
): Promise<KnownLine[]> {
  const lines = new Map(
    secrets.map(({ line, secret }) => [fingerprintOf(app, goodsId, secret, byHandTo).toString('base64'), line]),
  )
  const rows = await app.db.execute<{ fingerprint: string; sold: boolean }>(sql`
    select translate(encode(s.fingerprint, 'base64'), E'\n', '') as fingerprint, s.order_id is not null as sold
    from jsonb_array_elements_text(${JSON.stringify([...lines.keys()])}::jsonb) f (text)
    join goods_secret s on s.goods_id = ${goodsId} and not s.shared and s.fingerprint = decode(f.text, 'base64')`)
  return rows
    .map(({ fingerprint, sold }) => ({
      line: lines.get(fingerprint) ?? 0,
      state: sold ? ('sold' as const) : ('unsold' as const),
    }))
    .toSorted((a, b) => a.line - b.line)
}
