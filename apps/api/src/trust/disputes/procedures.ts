import type { Text } from '@jindu/i18n'
import type { Ruling } from '@jindu/domain/trust/disputes'
import {
  coinMoney,
  digestField,
  idField,
  pageOutput,
  rulingReasonField,
  statementField,
  statementFilesField,
} from '@jindu/domain/input'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'
import {
  confirmedStaffProcedure,
  moneyProcedure,
  staffProcedure,
  userProcedure,
  verifiedProcedure,
} from '../../trpc/init.ts'
import {
  dossierOutput,
  readDossier,
  readTimeline,
  timelineInput,
  timelineRow,
  type TimelineEnd,
  type TimelinePage,
} from '../../records/timeline/index.ts'
import type { DisputeAdapter, RecordStep } from './adapter.ts'
import { readAssigned } from './assigned.ts'
import { assignedOut, earlierOutput, ledgerEntryRow } from './output.ts'
import { actingArbiter, actingParty, type Parties } from './party.ts'
import { readEarlier } from './read-earlier.ts'
import { readEntries } from './read-case.ts'
import { readingParty } from './reading-party.ts'
import { asSecondArbiter, readRuler } from './second-arbiter.ts'
import { statementOf } from './statement.ts'

const byId = z.object({ id: idField })

/** `as`: the side that the caller claims, if the call names one. */
const asParty = byId.extend({ as: z.enum(['buyer', 'seller']).optional() })

const actors = z.enum(['buyer', 'seller', 'arbiter', 'clock'])

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- tRPC cannot say what a resolver answers while the page is any type
const answered = <Answer>(answer: Promise<Answer>) => answer as Promise<never>

/**
 * The procedures of a dispute, for the router of the feature that has the subjects. Parties state, propose and accept;
 * arbiters rule; both read timeline, dossier and case.
 */
export function disputeProcedures<Page, PageIn, Note, NoteIn extends string, R extends Ruling>(
  adapter: DisputeAdapter<Page, PageIn, Note, NoteIn, R>,
) {
  const { kind, refusals } = adapter
  const partyProcedure = adapter.asksPayPassword ? verifiedProcedure : moneyProcedure
  const entry = timelineRow(adapter.note, actors)
  entry.register(z.globalRegistry, { id: 'OrderEntry', description: 'A step of an order’s timeline' })

  /** An event of a party that moves no money. */
  const partyEvent = (event: 'complain' | 'cancelComplaint' | 'withdrawSplit', summary: Text) =>
    partyProcedure
      .meta({ summary, scope: 'trade' })
      .input(asParty)
      .output(adapter.page)
      .mutation(({ ctx: { app, session }, input: { id, as } }) =>
        answered(adapter.step(app, session, id, { kind: event }, actingParty(session, refusals, as))),
      )

  const arbiterEvent = (summary: Text) =>
    confirmedStaffProcedure('arbiter').meta({ summary, scope: null }).output(adapter.page)

  /** The timeline's end, for readers with access. */
  async function endFor(app: App, session: Session, id: number) {
    const end = await adapter.load(app, id)
    await readingParty(app, session, end, adapter)
    return end
  }

  async function timelineTo(end: Parties & TimelineEnd, app: App, page: TimelinePage) {
    const about = { kind, id: end.id }
    const words = await readTimeline<{ note: NoteIn; actor: z.infer<typeof actors> }>(app, about, end, page)
    return { ...words, head: Buffer.from(end.timelineHead).toString('hex') }
  }

  return {
    complain: partyEvent('complain', {
      en: 'Complain about the other side; arbiters then rule',
      'zh-CN': '投诉对方，由仲裁员裁决',
    }),
    cancelComplaint: partyEvent('cancelComplaint', { en: 'Take one’s complaint back', 'zh-CN': '撤回投诉' }),
    withdrawSplit: partyEvent('withdrawSplit', {
      en: 'Take back the division that one offered',
      'zh-CN': '撤回本人提出的分配方案',
    }),

    // Needs no pay password: a user who lost it can still state their case.
    stateCase: moneyProcedure
      .meta({
        summary: { en: 'Say one’s side of the dispute, with pictures', 'zh-CN': '陈述争议情况，可附图片' },
        scope: 'trade',
      })
      .meta({ counts: ['statements'] })
      .input(byId.extend({ text: statementField, files: statementFilesField }))
      .output(adapter.page)
      .mutation(({ ctx: { app, session }, input }) => {
        const record = statementOf(app, session.uid, input)
        return answered(
          adapter.step(app, session, input.id, { kind: 'stateCase' }, actingParty(session, refusals), record),
        )
      }),

    proposeSplit: partyProcedure
      .meta({
        summary: { en: 'Offer the other side a division of the escrow', 'zh-CN': '向对方提出托管金额的分配方案' },
        scope: 'trade',
      })
      .meta({ counts: ['proposals'] })
      .input(byId.extend({ buyer: coinMoney }))
      .output(adapter.page)
      .mutation(({ ctx: { app, session }, input: { id, buyer } }) =>
        answered(adapter.step(app, session, id, { kind: 'proposeSplit', buyer }, actingParty(session, refusals))),
      ),

    acceptSplit: verifiedProcedure
      .meta({
        summary: {
          en: 'Accept the division that the other side offers; the escrow is divided at once',
          'zh-CN': '接受对方的分配方案，托管金额立即分配',
        },
        scope: 'trade',
      })
      .input(byId.extend({ buyer: coinMoney, payPassword: digestField.optional() }))
      .output(adapter.page)
      .mutation(({ ctx: { app, session }, input: { id, buyer } }) =>
        answered(adapter.step(app, session, id, { kind: 'acceptSplit', buyer }, actingParty(session, refusals))),
      ),

    rule: arbiterEvent({
      en: 'Rule on the dispute; large ones wait for a second arbiter',
      'zh-CN': '裁决争议，大额须第二位仲裁员确认',
    })
      .input(byId.extend({ ruling: adapter.ruling, reason: rulingReasonField }))
      .mutation(({ ctx: { app, session }, input: { id, ruling, reason } }) =>
        answered(adapter.step(app, session, id, { kind: 'rule', ruling }, actingArbiter(session), because(reason))),
      ),

    confirmRuling: arbiterEvent({
      en: 'Agree as the second arbiter: the ruling is carried out',
      'zh-CN': '作为第二位仲裁员确认裁决并执行',
    })
      .input(byId)
      .mutation(({ ctx, input: { id } }) => {
        const { app, session } = ctx
        const record = asSecondArbiter(app, { session, caller: ctx }, kind, id)
        return answered(adapter.step(app, session, id, { kind: 'confirmRuling' }, actingArbiter(session), record))
      }),

    rejectRuling: arbiterEvent({
      en: 'Turn a ruling down as the second arbiter, with a reason',
      'zh-CN': '作为第二位仲裁员否决裁决，附理由',
    })
      .input(byId.extend({ reason: rulingReasonField }))
      .mutation(({ ctx: { app, session }, input: { id, reason } }) =>
        answered(adapter.step(app, session, id, { kind: 'rejectRuling' }, actingArbiter(session), because(reason))),
      ),

    timeline: userProcedure
      .meta({
        summary: { en: 'What happened to the order, line by line', 'zh-CN': '订单经过，逐条列出' },
        scope: 'own',
      })
      .input(byId.extend(timelineInput.shape))
      .output(pageOutput(entry))
      .query(({ ctx: { app, session }, input }) =>
        answered(endFor(app, session, input.id).then((end) => timelineTo(end, app, input))),
      ),

    dossier: userProcedure
      .meta({
        summary: {
          en: 'The record of the order, to keep and to check against its chain of hashes',
          'zh-CN': '订单卷宗，可保存并按哈希链核验',
        },
        scope: 'own',
      })
      .input(byId)
      .output(dossierOutput)
      .query(async ({ ctx: { app, session }, input: { id } }) =>
        readDossier(app, { kind, id }, await endFor(app, session, id)),
      ),

    /** All data that an arbiter needs for a ruling. */
    case: staffProcedure('arbiter')
      .meta({
        summary: {
          en: 'All that an arbiter decides on: order, timeline, ledger entries and record',
          'zh-CN': '仲裁所需的全部材料：订单、经过、账目与卷宗',
        },
        scope: null,
      })
      .input(byId)
      .output(
        z.object({
          order: adapter.page,
          timeline: z.array(entry),
          entries: z.array(ledgerEntryRow),
          dossier: z.object({ head: z.string(), entries: z.int() }),
          earlier: earlierOutput,
          assigned: assignedOut,
          /** The arbiter of the ruling that waits for a second arbiter. */
          ruledBy: z.int().nullable(),
        }),
      )
      .query(({ ctx: { app, session }, input: { id } }) => {
        const read = async () => {
          const end = await endFor(app, session, id)
          const [order, { data: timeline, head, total }, entries, earlier, assigned, ruledBy] = await Promise.all([
            adapter.read(app, session, id),
            timelineTo(end, app, {}),
            readEntries(app, { kind, id }),
            readEarlier(app, kind, end),
            readAssigned(app, kind, id),
            readRuler(app, kind, id),
          ])
          return { order, timeline, entries, dossier: { head, entries: total }, earlier, assigned, ruledBy }
        }
        return answered(read())
      }),
  }
}

const because =
  (reason: string): RecordStep =>
  () => ({ details: { reason } })
