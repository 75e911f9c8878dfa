import type { Ruling } from '@jindu/domain/dispute'
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
  type TimelinePage,
} from '../timeline/index.ts'
import type { DisputeAdapter, RecordStep } from './adapter.ts'
import { ledgerEntryRow } from './output.ts'
import { actingArbiter, actingParty, readingParty } from './party.ts'
import { readEntries } from './read-case.ts'
import { statementOf } from './statement.ts'

const byId = z.object({ id: idField })

/** `as`: the side that the caller says to be, where a call names it. */
const asParty = byId.extend({ as: z.enum(['buyer', 'seller']).optional() })

const actors = z.enum(['buyer', 'seller', 'arbiter', 'clock'])

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- tRPC cannot say what a resolver answers while the page is any type
const answered = <Answer>(answer: Promise<Answer>) => answer as Promise<never>

/**
 * The calls of a dispute, for the router of the feature whose subjects are disputed: what parties say, offer and accept, what
 * arbiters decide, and the timeline, the dossier and the case that they read.
 */
export function disputeProcedures<Page, PageIn, Note, NoteIn extends string, R extends Ruling>(
  adapter: DisputeAdapter<Page, PageIn, Note, NoteIn, R>,
) {
  const { kind, refusals } = adapter
  const entry = timelineRow(adapter.note, actors)

  /** An event of a party that leaves the money in escrow. */
  const partyEvent = (event: 'complain' | 'cancelComplaint' | 'withdrawSplit') =>
    moneyProcedure
      .input(asParty)
      .output(adapter.page)
      .mutation(({ ctx: { app, session }, input: { id, as } }) =>
        answered(adapter.step(app, session, id, { kind: event }, actingParty(session, refusals, as))),
      )

  const arbiterEvent = confirmedStaffProcedure('arbiter').output(adapter.page)

  /** Where the timeline ends, for readers who may read it. */
  async function endFor(app: App, session: Session, id: number) {
    const end = await adapter.load(app, id)
    readingParty(end, session, refusals)
    return end
  }

  async function timelineFor(app: App, session: Session, id: number, page: TimelinePage) {
    const end = await endFor(app, session, id)
    const words = await readTimeline<{ note: NoteIn; actor: z.infer<typeof actors> }>(app, { kind, id }, end, page)
    return { ...words, head: Buffer.from(end.timelineHead).toString('hex') }
  }

  return {
    complain: partyEvent('complain'),
    cancelComplaint: partyEvent('cancelComplaint'),
    withdrawSplit: partyEvent('withdrawSplit'),

    stateCase: moneyProcedure
      .meta({ counts: ['statements'] })
      .input(byId.extend({ text: statementField, files: statementFilesField }))
      .output(adapter.page)
      .mutation(({ ctx: { app, session }, input }) => {
        const record = statementOf(app, session.uid, input)
        return answered(
          adapter.step(app, session, input.id, { kind: 'stateCase' }, actingParty(session, refusals), record),
        )
      }),

    proposeSplit: moneyProcedure
      .meta({ counts: ['proposals'] })
      .input(byId.extend({ buyer: coinMoney }))
      .output(adapter.page)
      .mutation(({ ctx: { app, session }, input: { id, buyer } }) =>
        answered(adapter.step(app, session, id, { kind: 'proposeSplit', buyer }, actingParty(session, refusals))),
      ),

    acceptSplit: verifiedProcedure
      .input(byId.extend({ buyer: coinMoney, payPassword: digestField.optional() }))
      .output(adapter.page)
      .mutation(({ ctx: { app, session }, input: { id, buyer } }) =>
        answered(adapter.step(app, session, id, { kind: 'acceptSplit', buyer }, actingParty(session, refusals))),
      ),

    rule: arbiterEvent
      .input(byId.extend({ ruling: adapter.ruling, reason: rulingReasonField }))
      .mutation(({ ctx: { app, session }, input: { id, ruling, reason } }) =>
        answered(adapter.step(app, session, id, { kind: 'rule', ruling }, actingArbiter(session), because(reason))),
      ),

    confirmRuling: arbiterEvent
      .input(byId)
      .mutation(({ ctx: { app, session }, input: { id } }) =>
        answered(adapter.step(app, session, id, { kind: 'confirmRuling' }, actingArbiter(session))),
      ),

    rejectRuling: arbiterEvent
      .input(byId.extend({ reason: rulingReasonField }))
      .mutation(({ ctx: { app, session }, input: { id, reason } }) =>
        answered(adapter.step(app, session, id, { kind: 'rejectRuling' }, actingArbiter(session), because(reason))),
      ),

    timeline: userProcedure
      .input(byId.extend(timelineInput.shape))
      .output(pageOutput(entry))
      .query(({ ctx: { app, session }, input }) => answered(timelineFor(app, session, input.id, input))),

    dossier: userProcedure
      .input(byId)
      .output(dossierOutput)
      .query(async ({ ctx: { app, session }, input: { id } }) =>
        readDossier(app, { kind, id }, await endFor(app, session, id)),
      ),

    /** All that an arbiter decides on. */
    case: staffProcedure('arbiter')
      .input(byId)
      .output(
        z.object({
          order: adapter.page,
          timeline: z.array(entry),
          entries: z.array(ledgerEntryRow),
          dossier: z.object({ head: z.string(), entries: z.int() }),
        }),
      )
      .query(({ ctx: { app, session }, input: { id } }) => {
        const read = async () => {
          const [order, { data: timeline, head, total }, entries] = await Promise.all([
            adapter.read(app, session, id),
            timelineFor(app, session, id, {}),
            readEntries(app, { kind, id }),
          ])
          return { order, timeline, entries, dossier: { head, entries: total } }
        }
        return answered(read())
      }),
  }
}

const because =
  (reason: string): RecordStep =>
  () => ({ details: { reason } })
