import { BASIS_POINTS_PER_WHOLE } from '@jindu/domain/money'
import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { staffMember } from '../../accounts/accounts/tables.ts'
import { dispute, disputeRuling, disputeStatement, RULING_STEPS } from './tables.ts'

export const ruling = z.discriminatedUnion('to', [
  z.object({ to: z.literal('buyer') }),
  z.object({ to: z.literal('seller') }),
  z.object({ to: z.literal('split'), buyerBasisPoints: z.int().min(0).max(BASIS_POINTS_PER_WHOLE) }),
])

/** A ruling in output, with the side that gets a malicious mark, in markets that have them. */
export const toldRuling = z.intersection(
  ruling,
  z.object({ malicious: z.enum(['buyer', 'seller']).nullable().optional() }),
)

const caseFile = z
  .object({
    statements: z
      .array(
        z.object({
          number: z.int(),
          side: z.enum(['buyer', 'seller']),
          text: z.string(),
          files: z.array(z.object({ id: z.string(), sha256: z.string() })),
          at: z.int(),
        }),
      )
      .nullable(),
    rulings: z
      .array(
        z.object({
          number: z.int(),
          step: z.enum(RULING_STEPS),
          ruling: toldRuling,
          reason: z.string().nullable(),
          at: z.int(),
          /** The arbiter's displayed name. */
          nick: z.string().nullable(),
        }),
      )
      .nullable(),
  })
  .nullable()

type Read = NonNullable<z.infer<typeof caseFile>>

/** Statements of both sides and rulings, oldest first. */
export interface CaseFile {
  readonly statements: readonly NonNullable<Read['statements']>[number][]
  readonly rulings: readonly NonNullable<Read['rulings']>[number][]
}

/** The case file as a column, for queries over subjects joined by `disputeOf`; parse it with `readCaseFile`. */
export function caseFileColumn(kind: string, id: PgColumn): SQL {
  const of = sql.raw(`'${kind}'`)
  return sql`case when ${dispute.subjectId} is not null then json_build_object(
    'statements', (select json_agg(json_build_object('number', s.number, 'side', s.side, 'text', s.text, 'files', s.files,
        'at', extract(epoch from s.at)::bigint) order by s.number)
      from ${disputeStatement} s where s.subject_kind = ${of} and s.subject_id = ${id}),
    'rulings', (select json_agg(json_build_object('number', r.number, 'step', r.step, 'ruling', r.ruling, 'reason', r.reason,
        'at', extract(epoch from r.at)::bigint, 'nick', m.nick_name) order by r.number)
      from ${disputeRuling} r left join ${staffMember} m on m.uid = r.by_uid
      where r.subject_kind = ${of} and r.subject_id = ${id})) end`
}

/** Parses a `caseFileColumn`. */
export function readCaseFile(column: unknown): CaseFile {
  const read = caseFile.parse(column)
  return { statements: read?.statements ?? [], rulings: read?.rulings ?? [] }
}
