import { channelName, type ChannelFor } from '@jindu/domain/events'
import { sql, type SQL } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { dispute } from './tables.ts'

interface Orders {
  readonly kind: 'goodsOrder' | 'otcOrder'
  /** A subquery. */
  readonly ids: SQL
}

/**
 * The relation of two people who talk over some orders: whether they have orders, and the channels of those in the
 * arbiters' queue, whose arbiters follow the conversation.
 */
export async function standingOf({ db, clock }: Pick<App, 'db' | 'clock'>, { kind, ids }: Orders) {
  const { subjectKind, subjectId, openedAt, queuedAt, endedAt } = dispute
  const now = new Date(clock.now() * 1000).toISOString()
  const [row] = await db.execute<{ some: boolean; cases: string[] }>(sql`
    select exists ${ids} as some, array(select ${subjectId} from ${dispute} where ${subjectKind} = ${kind}
      and ${subjectId} in ${ids} and ${endedAt} is null
      and (${openedAt} is not null or ${queuedAt} <= ${now}::timestamptz)) as cases`)
  const channels: ChannelFor<'talk'>[] = (row?.cases ?? []).map((id) => channelName(kind, Number(id)))
  return { asksReplyRight: row?.some !== true, channels }
}
