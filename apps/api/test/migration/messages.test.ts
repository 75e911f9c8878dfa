import { expect, it } from 'vitest'
import { migrate } from '../../src/platform/db/migrate.ts'
import { databaseAt } from './old-schema.ts'

const at = '2026-11-20T09:12:00Z'

it('messages of the first form say the same in the new one, and whose act they tell of', async () => {
  const database = await databaseAt('0011_timeline')
  const { sql } = database
  await sql`insert into timeline_entry (subject_kind, subject_id, format, number, note, actor, actor_uid, details, at, line, hash) values
    ('goodsOrder', 7, 1, 1, 'goodsOrder.placed', 'buyer', 100001, '{}', ${at}, 'a', 'a'), ('goodsOrder', 7, 1, 2, 'goodsOrder.ruled', 'arbiter', 100009, '{}', ${at}, 'b', 'b')`
  await sql`insert into user_message (uid, kind, note, order_id, goods_id, is_seller, details, read_at, created_at) values
    (100001, 'goodsOrder', 'goodsOrder.placed', 7, 4, false, null, ${at}, ${at}),
    (100002, 'goodsOrder', 'goodsOrder.placed', 7, 4, true, null, null, ${at}),
    (100002, 'goodsOrder', 'goodsOrder.ruled', 7, 4, true, null, null, ${at}),
    (100002, 'goods', 'goods.stockLow', null, 4, null, '{"left": 3}', null, ${at}),
    (100002, 'system', 'account.frozen', null, null, null, '{"reason": "asked"}', null, ${at})`
  await migrate(database.url)
  const rows = await sql`select uid::int, type, kind, subject_kind, subject_id::int, side, facts, sender_id::int,
    read_at is null as unread, created_at = ${at} as same_time from user_message order by id`
  const placed = { type: 'order', kind: 'goodsOrder.placed', subject_kind: 'goodsOrder', subject_id: 7, facts: {} }
  const told = { uid: 100_002, side: null, sender_id: 0, unread: true, same_time: true }
  expect([...rows]).toEqual([
    { ...placed, uid: 100_001, side: 'buyer', sender_id: 100_001, unread: false, same_time: true },
    { ...placed, uid: 100_002, side: 'seller', sender_id: 100_001, unread: true, same_time: true },
    { ...told, ...placed, kind: 'goodsOrder.ruled', side: 'seller' },
    { ...told, type: 'goods', kind: 'goods.stockLow', subject_kind: 'goods', subject_id: 4, facts: { left: 3 } },
    {
      ...told,
      type: 'system',
      kind: 'account.frozen',
      subject_kind: 'account',
      subject_id: 100_002,
      facts: { reason: 'asked' },
    },
  ])
  await database.drop()
})
