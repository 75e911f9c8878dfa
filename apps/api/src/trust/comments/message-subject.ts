import { inArray } from 'drizzle-orm'
import type { DescribeSubjects, MessageSubjects } from '../../records/messages/index.ts'
import { comment } from './tables.ts'

interface Thing {
  readonly title: string | null
  readonly ownerUid: number | null
}

const GONE: Thing = { title: null, ownerUid: null }

/** Describes comments in messages, by the subject that they are on. */
export const describeComments =
  (subjects: MessageSubjects): DescribeSubjects =>
  async (app, ids) => {
    const { id, subjectKind, subjectId } = comment
    const rows = await app.db
      .select({ id, subjectKind, subjectId })
      .from(comment)
      .where(inArray(id, [...ids]))
    const things = new Map<string, Thing>()
    await Promise.all(
      Array.from(
        Map.groupBy(rows, (row) => row.subjectKind),
        async ([kind, ofKind]) => {
          const described = await subjects[kind]?.(app, [...new Set(ofKind.map((row) => row.subjectId))])
          for (const [named, { title, ownerUid = null }] of described ?? [])
            things.set(`${kind} ${named}`, { title, ownerUid })
        },
      ),
    )
    return new Map(
      rows.map(({ id: commentId, subjectKind: kind, subjectId: thingId }) => {
        const { title, ownerUid } = things.get(`${kind} ${thingId}`) ?? GONE
        return [commentId, { title, ownerUid, amount: null, within: { [kind]: thingId } }]
      }),
    )
  }
