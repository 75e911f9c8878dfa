import { expect, it } from 'vitest'
import { migrate } from '../../src/platform/db/migrate.ts'
import { databaseAt } from './old-schema.ts'

const at = '2026-11-20T09:12:00Z'
const file = (n: number) => `0f8fad5b-d9cb-469f-a165-00000000000${n}`

it('pictures that comments alone show become theirs; what goods show stays everybody’s', async () => {
  const database = await databaseAt('0056_notice_reports')
  const { sql } = database
  const [beside, inText, shown, unnamed] = [file(1), file(2), file(3), file(4)]
  for (const id of [beside, inText, shown, unnamed]) {
    await sql`insert into stored_file (id, owner_uid, kind, content_type, bytes, width, height, sha256, created_at, bound_at)
      values (${id}, 100001, 'goods', 'image/png', 9, 3, 3, 'x', ${at}, ${at})`
  }
  await sql`insert into comment (subject_kind, subject_id, uid, html, attach, written_at) values
    ('goods', 7, 100001, ${`<p>Look: <img src="/files/${inText}" alt=""></p>`}, ${[beside]}, ${at}),
    ('goods', 7, 100001, ${`<p><img src="/files/${shown}"></p>`}, '{}', ${at}),
    ('goods', 7, 100001, '<p>No picture here.</p>', '{}', ${at})`
  await sql`insert into goods_version (goods_id, number, title, price_cents, category_id, contents, contents_html, contents_text, attach, shipment, shipment_html, attach_sales, shipment_files, shipment_number, created_at, created_by)
    values (7, 1, 'Keys', 100, 1, '{}', '', '', ${[shown]}, '{}', '', '{}', '{}', 1, ${at}, 100001)`
  await migrate(database.url)
  const kinds = await sql`select id, kind from stored_file order by id`
  expect(kinds.map(({ id, kind }) => [id, kind])).toEqual([
    [beside, 'comment'],
    [inText, 'comment'],
    [shown, 'goods'],
    [unnamed, 'goods'],
  ])
  const comments = await sql`select file_ids from comment order by id`
  expect(comments.map(({ file_ids: named }) => named.toSorted())).toEqual([[beside, inText], [shown], []])
  await expect(sql`update stored_file set kind = 'goods' where id = ${beside}`).rejects.toMatchObject({ code: 'JD002' })
  await database.drop()
})
