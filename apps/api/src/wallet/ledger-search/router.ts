import { keysetInput, keysetOutput } from '@jindu/domain/input'
import { REFERENCE_KINDS } from '@jindu/domain/ledger'
import { z } from 'zod'
import { recordStaffRead } from '../../platform/audit/record-staff-read.ts'
import { confirmedProcedure, permittedProcedure, router } from '../../trpc/init.ts'
import { coinOut, entryKind } from '../../trpc/money-out.ts'
import { exportEntries } from './export-entries.ts'
import { accountKind, ledgerFilter } from './filter.ts'
import { searchEntries } from './search-entries.ts'

const entry = z.object({
  id: z.int(),
  kind: entryKind,
  at: z.int(),
  /** The user who caused it; null for the clock. */
  actorUid: z.int().nullable(),
  reference: z.object({ kind: z.enum(REFERENCE_KINDS), id: z.int() }).nullable(),
  lines: z.array(
    z.object({
      account: accountKind,
      /** The id of the owning user, order, offer …; null for an account of the site. */
      owner: z.int().nullable(),
      /** Negative: out of the account. */
      moved: coinOut,
      before: coinOut,
      after: coinOut,
    }),
  ),
})
entry.register(z.globalRegistry, { id: 'LedgerEntry' })

/** The span that was searched, unix seconds, both inclusive; null for no bound. */
const span = { from: z.int().nullable(), to: z.int().nullable() }

export const ledgerRouter = router({
  search: permittedProcedure('ledger.read')
    .meta({
      summary: {
        en: 'Entries of the books with all their lines, the latest first',
        'zh-CN': '查询账本分录及其全部明细，最新在前',
      },
      scope: null,
    })
    .input(keysetInput().extend(ledgerFilter))
    .output(keysetOutput(entry).extend(span))
    .query(async ({ ctx, input }) => {
      if (input.uid !== undefined) await recordStaffRead(ctx.app, ctx.session.uid, { kind: 'account', id: input.uid })
      return searchEntries(ctx.app, input)
    }),

  export: confirmedProcedure('ledger.read')
    .meta({
      summary: {
        en: 'Entries of the books for a file, the latest first; the audit keeps who took what',
        'zh-CN': '导出账本分录，最新在前；导出行为记入审计',
      },
      scope: null,
      counts: ['exports'],
    })
    .input(z.object(ledgerFilter))
    .output(keysetOutput(entry).extend(span))
    .mutation(({ ctx, input }) => exportEntries(ctx.app, ctx.session, input)),
})
