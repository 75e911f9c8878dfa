import { fail } from '@jindu/domain/errors'
import type { TicketAboutKind } from '@jindu/domain/desk/tickets'
import { and, eq, or, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { App } from '../../platform/app.ts'
import { goodsOrder } from '../../goods/orders/tables.ts'
import { otcOrder } from '../../otc/orders/tables.ts'
import { withdrawal } from '../../wallet/withdrawals/tables.ts'

export type TicketAbout =
  | { readonly kind: Exclude<TicketAboutKind, 'appeal'>; readonly id: number }
  | { readonly kind: 'appeal' }

/** The subjects that a ticket may name: those with the writer as a party. */
export const THINGS: Readonly<
  Record<Exclude<TicketAboutKind, 'appeal'>, { table: PgTable; id: PgColumn; whose: (uid: number) => SQL | undefined }>
> = {
  goodsOrder: {
    table: goodsOrder,
    id: goodsOrder.id,
    whose: (uid) => or(eq(goodsOrder.buyerUid, uid), eq(goodsOrder.sellerUid, uid)),
  },
  otcOrder: {
    table: otcOrder,
    id: otcOrder.id,
    whose: (uid) => or(eq(otcOrder.buyerUid, uid), eq(otcOrder.sellerUid, uid)),
  },
  withdrawal: { table: withdrawal, id: withdrawal.id, whose: (uid) => eq(withdrawal.uid, uid) },
}

/** @throws DomainError FEEDBACK_ABOUT_NOT_FOUND for a missing subject or one of others */
export async function assertOwnThing({ db }: App, uid: number, about: TicketAbout | null): Promise<void> {
  if (about === null || about.kind === 'appeal') return
  const { table, id, whose } = THINGS[about.kind]
  const found = await db.$count(table, and(eq(id, about.id), whose(uid)))
  if (found === 0) fail('FEEDBACK_ABOUT_NOT_FOUND', { id: about.id })
}
