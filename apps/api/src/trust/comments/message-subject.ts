import { inArray } from 'drizzle-orm'
import type { DescribeSubjects, MessageSubjects } from '../../records/messages/index.ts'
import { comment } from './tables.ts'

/** Comments as a message names them: by what they are on. */
export const describeComments =
  (subjects: MessageSubjects): DescribeSubjects =>
  async (app, ids) => {
    const { id, subjectKind, subjectId } = comment
    const rows = await app.db
      .select({ id, subjectKind, subjectId })
      .from(comment)
      .where(inArray(id, [...ids]))
    const titles = new Map<string, string | null>()
    await Promise.all(
      Array.from(
        Map.groupBy(rows, (row) => row.subjectKind),
        async ([kind, ofKind]) => {
          const described = await subjects[kind]?.(app, [...new Set(ofKind.map((row) => row.subjectId))])
          for (const [named, { title }] of described ?? []) titles.set(`${kind} ${named}`, title)
        },
      ),
    )
    return new Map(
      rows.map((row) => [
        row.id,
        {
          title: titles.get(`${row.subjectKind} ${row.subjectId}`) ?? null,
          amount: null,
          within: { [row.subjectKind]: row.subjectId },
        },
      ]),
    )
  }
