import { fail, isDomainError, type ErrorCode } from '@jindu/domain/errors'
import type { CurrencyCode, Money, Rate } from '@jindu/domain/money'
import {
  next,
  offerProblems,
  otcOfferEntry,
  triggerProblem,
  type OtcOffer,
  type OtcOfferActor,
  type OtcOfferEvent,
  type OtcHours,
  type OtcOfferTerms,
  type PaymentMethod,
} from '@jindu/domain/otc/offers'
import type { MessageKind } from '@jindu/domain/messages'
import { and, eq, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { AuditDraft } from '../../platform/audit/audit.ts'
import { assertNoWait } from '../../accounts/accounts/index.ts'
import { commitVerb, updateRow } from '../../platform/db/index.ts'
import { runVerb } from '../../platform/idempotency/index.ts'
import { tell } from '../../records/messages/index.ts'
import { findPayees, namedPayees } from '../payees/index.ts'
import { appendEntry } from '../../records/timeline/index.ts'
import { storedHours } from './hours.ts'
import { pricedNow, readMarketPrice } from './market-price.ts'
import { loadOffer, offerColumns, offerOf, type OfferRow } from './offer-row.ts'
import { assertPayTime } from './pay-time.ts'
import { priceFacts } from './price-facts.ts'
import { otcOffer } from './tables.ts'
import { freshPrice, isTriggeredNow, triggerOf } from './trigger.ts'
import { tellOfOffer } from './tell-of-offer.ts'
import { termsAtPrice, type OfferPrice } from './terms-given.ts'

type Change = Extract<OtcOfferEvent, { kind: 'takeDown' | 'putUp' | 'edit' | 'withdraw' | 'trigger' | 'returnRest' }>
type Changer = Extract<OtcOfferActor, { kind: 'owner' | 'moderator' | 'clock' }>['kind']

interface By {
  readonly kind: Changer
  /** Null for the clock. */
  readonly uid: number | null
  /** Staff say why; the owner reads it. */
  readonly reason?: string
}

const AUDIT_KINDS = { owner: 'user', moderator: 'staff', clock: 'clock' } as const satisfies Record<
  Changer,
  AuditDraft['actor']['kind']
>

const TOLD = {
  takeDown: 'otcOffer.takenDown',
  putUp: 'otcOffer.putUp',
  withdraw: 'otcOffer.withdrawn',
} as const satisfies Partial<Record<Change['kind'], MessageKind>>

const isByClock = (change: Change): change is Extract<Change, { kind: 'trigger' | 'returnRest' }> =>
  change.kind === 'trigger' || change.kind === 'returnRest'

const TOLD_BY_CLOCK = {
  trigger: 'otcOffer.triggered',
  returnRest: 'otcOffer.restReturned',
} as const satisfies Partial<Record<Change['kind'], MessageKind>>

/** Applies a change in the state machine; the overloads of `next` pair each actor with its events. */
function stepOf(state: OtcOffer, change: Change, kind: Changer, now: number) {
  if (isByClock(change)) return kind === 'clock' ? next(state, change, { kind }, now) : fail('OFFER_WRONG_PARTY')
  if (kind === 'clock') return fail('OFFER_WRONG_PARTY')
  if (change.kind === 'edit') return kind === 'owner' ? next(state, change, { kind }, now) : fail('OFFER_WRONG_PARTY')
  return next(state, change, { kind }, now)
}

/** The message to the owner after the clock or staff changed the offer; null for the owner’s own step. */
function toldOf(change: Change, reason: string | undefined) {
  if (isByClock(change)) return { kind: TOLD_BY_CLOCK[change.kind], facts: {} }
  return reason === undefined || change.kind === 'edit' ? null : { kind: TOLD[change.kind], facts: { reason } }
}

/** A rest is judged at the price of now. */
function stateFor(app: App, row: OfferRow, { kind }: Change): OtcOffer {
  return kind === 'returnRest' ? pricedNow(offerOf(row), readMarketPrice(app, row.currency)) : offerOf(row)
}

/** Strangers get the same error as for a missing offer; staff may not act on their own offers. */
function authorise(row: OfferRow, by: By): void {
  const own = row.ownerUid === by.uid
  if (by.kind === 'owner' && !own) fail('OFFER_NOT_FOUND', { id: row.id })
  if (by.kind === 'moderator' && own) fail('STAFF_OWN_MATTER')
}

/** The staff's reason stored on the offer after the step. */
function reasonAfter(row: OfferRow, { kind, reason }: By, change: Change['kind']): string | null {
  if (kind === 'moderator') return change === 'putUp' ? null : (reason ?? null)
  return change === 'edit' ? row.staffReason : null
}

/** Columns that an edit changes outside the state machine's terms. */
type Besides = Partial<Pick<OfferRow, 'hours' | 'methods' | 'payeeIds' | 'paySeconds' | 'triggerE8' | 'greeting'>>

/** A step of the owner or of staff on an offer. It does not conflict with concurrent orders, which only move volume. */
function step(
  app: App,
  id: number,
  by: By,
  changeOf: (row: OfferRow) => Change,
  besidesOf: (row: OfferRow) => Promise<Besides> = () => Promise.resolve({}),
): Promise<void> {
  return runVerb(app, null, async () => {
    const row = await loadOffer(app, id)
    authorise(row, by)
    const event = changeOf(row)
    if (by.kind === 'owner' && by.uid !== null && !isByClock(event)) {
      await assertNoWait(app, by.uid, `${row.side}Offer.${event.kind}`)
    }
    const besides = await besidesOf(row)
    const now = app.clock.now()
    const { state, moves, note } = stepOf(stateFor(app, row, event), event, by.kind, now)
    const entry = otcOfferEntry(id, state, moves)
    const reference = { kind: 'otcOffer', id } as const
    const reason = by.reason === undefined ? {} : { reason: by.reason }
    const details = event.kind === 'edit' ? editFacts(event) : reason
    const told = appendEntry(reference, row, { note, actor: by.kind, actorUid: by.uid, details, at: now })
    const { remainingUnits, runningUnits: _running, completedUnits: _completed, ...settled } = offerColumns(state)
    const columns = {
      ...settled,
      ...besides,
      staffReason: reasonAfter(row, by, event.kind),
      ...told.end,
      version: row.version + 1,
    }
    const message = toldOf(event, by.reason)
    const decided = { id, version: row.version }
    // Orders own the volume columns. Whoever returns the remaining volume needs it unchanged, and so runs no order when
    // the clock does.
    const change =
      event.kind === 'withdraw' || event.kind === 'returnRest'
        ? updateRow(otcOffer, { ...columns, remainingUnits }, { ...decided, remainingUnits: row.remainingUnits })
        : event.kind === 'edit' && event.total !== undefined
          ? resized(app, columns, decided, state.total.units - row.totalUnits)
          : updateRow(otcOffer, columns, decided)
    await commitVerb(app, {
      guards: [{ change }],
      writes: [
        told.write,
        ...(message === null ? [] : [tell(row.ownerUid, { ...message, subjectId: id, side: null }, { at: now })]),
      ],
      entries: entry === null ? [] : [{ entry, reference, ...(by.uid === null ? {} : { actorUid: by.uid }) }],
      audit: [
        {
          action: `otcOffer.${event.kind}`,
          actor: { kind: AUDIT_KINDS[by.kind], ...(by.uid === null ? {} : { uid: by.uid }) },
          subject: reference,
          details,
        },
      ],
      outbox: [
        tellOfOffer(row, event.kind),
        ...(entry === null
          ? []
          : [{ topic: 'wallet' as const, uids: [row.ownerUid], payload: { currency: row.currency } }]),
      ],
    })
  })
}

function editFacts({ terms, total }: Extract<Change, { kind: 'edit' }>): Readonly<Record<string, string>> {
  return {
    ...(total === undefined ? {} : { totalUnits: total.units.toString() }),
    ...priceFacts(terms),
    minimumCents: terms.minimum.units.toString(),
    maximumCents: terms.maximum.units.toString(),
  }
}

/**
 * A new total moves what remains by the difference, whatever was taken meanwhile; misses when too little would remain,
 * and the next try refuses it by name.
 */
function resized(
  { db }: App,
  columns: Partial<typeof otcOffer.$inferInsert>,
  { id, version }: { readonly id: number; readonly version: number },
  difference: bigint,
) {
  const remainingUnits = sql`${otcOffer.remainingUnits} + ${difference.toString()}::bigint`
  return db
    .update(otcOffer)
    .set({ ...columns, remainingUnits })
    .where(and(eq(otcOffer.id, id), eq(otcOffer.version, version), sql`${remainingUnits} > 0`))
}

/** The terms that an edit changes; absent ones stay. */
export interface TermsPatch extends OfferPrice {
  readonly hours?: OtcHours | null | undefined
  /** US dollars times 10^8; null removes it. */
  readonly trigger?: bigint | null | undefined
  /** The first message that takers get; empty for none. */
  readonly greeting?: string | undefined
  /** The buyer's time to pay; null for the site's. */
  readonly paySeconds?: number | null | undefined
  readonly methods?: readonly PaymentMethod[] | undefined
  /** The owner's receiving accounts, replacing the previous ones. */
  readonly payees?: readonly number[] | undefined
  /** The new total; what a sell offer locks follows in the same commit. */
  readonly total?: Money<CurrencyCode> | undefined
  readonly minimum?: OtcOfferTerms['minimum'] | undefined
  readonly maximum?: OtcOfferTerms['maximum'] | undefined
  readonly requirements?:
    | { readonly [Name in keyof OtcOfferTerms['requirements']]?: OtcOfferTerms['requirements'][Name] | undefined }
    | undefined
}

function patched({ terms }: OtcOffer, patch: TermsPatch, market: Rate): OtcOfferTerms {
  const was = terms.requirements
  const { minimum, maximum, requirements = {} } = patch
  const rest = {
    minimum: minimum ?? terms.minimum,
    maximum: maximum ?? terms.maximum,
    requirements: {
      registerDays: requirements.registerDays ?? was.registerDays,
      goodsTrade: requirements.goodsTrade ?? was.goodsTrade,
      otcTradeAmount: requirements.otcTradeAmount ?? was.otcTradeAmount,
      otcMaliciousTimes:
        requirements.otcMaliciousTimes === undefined ? was.otcMaliciousTimes : requirements.otcMaliciousTimes,
    },
  }
  return termsAtPrice(patch, terms, rest, market)
}

/**
 * If an edit changes methods but not accounts, the remaining accounts are validated against the new methods. Accounts
 * removed meanwhile are dropped.
 */
async function besidesOf(
  app: App,
  row: OfferRow,
  { hours, paySeconds, methods, payees, margin, trigger, greeting }: TermsPatch,
): Promise<Besides> {
  // A time from before the site's bounds changed may stay.
  if (paySeconds !== undefined && paySeconds !== row.paySeconds) assertPayTime(app, paySeconds)
  const accepted = { side: row.side, methods: [...(methods ?? row.methods)] }
  const kept = payees ?? (methods === undefined ? undefined : await stillThere(app, row))
  if (kept !== undefined) await namedPayees(app, row.ownerUid, kept, accepted, 'owner')
  return {
    // A price that follows the market has none.
    ...(margin !== undefined ? { triggerE8: null } : trigger === undefined ? {} : { triggerE8: trigger }),
    ...(greeting === undefined ? {} : { greeting }),
    ...(hours === undefined ? {} : { hours: storedHours(hours) }),
    ...(paySeconds === undefined ? {} : { paySeconds }),
    ...(methods === undefined ? {} : { methods: accepted.methods }),
    ...(kept === undefined ? {} : { payeeIds: [...kept] }),
  }
}

async function stillThere(app: App, { ownerUid, payeeIds }: OfferRow): Promise<readonly number[]> {
  return (await findPayees(app, ownerUid, payeeIds)).map(({ id }) => id)
}

/** Problems of a total that the edit leaves as it was published. */
const OF_THE_TOTAL: ReadonlySet<string> = new Set(['OFFER_BUY_TOTAL_TOO_LARGE', 'OFFER_SELL_TOTAL_TOO_SMALL'])

/**
 * Changes an ongoing offer's terms and total; running orders keep theirs.
 * @throws DomainError OFFER_NOT_FOUND, OFFER_NOT_ONGOING, OFFER_OTHER_CURRENCY, OFFER_TOTAL_BELOW_TAKEN, INSUFFICIENT_FUNDS, the codes of `offerProblems`, OFFER_PAY_TIME_OUT_OF_RANGE, OFFER_TRIGGER_REACHED, RATE_UNAVAILABLE, SECURITY_WAIT of who sells, and what `namedPayees` refuses
 */
export function editOffer(app: App, uid: number, id: number, patch: TermsPatch): Promise<void> {
  const changeOf = (row: OfferRow): Change => {
    const offer = offerOf(row)
    const market = app.rates.rate(row.currency)
    const terms = patched(offer, patch, market)
    const { total } = patch
    if (total !== undefined && total.asset !== row.currency)
      return fail('OFFER_OTHER_CURRENCY', { currency: row.currency })
    const problems = offerProblems({ ...offer, terms, total: total ?? offer.total }, market, app.settings.current())
    const isOver = offer.kind === 'cancelled' || offer.kind === 'completed'
    const problem = isOver ? undefined : total === undefined ? firstOf(problems) : problems[0]
    if (problem !== undefined) return fail(problem.code, problem.details)
    const { trigger = null } = patch
    const wrong = triggerProblem({ ...offer, terms }, triggerOf({ currency: row.currency, triggerE8: trigger }), market)
    if (wrong !== null) return fail(wrong)
    return { kind: 'edit', terms, ...(total === undefined ? {} : { total }) }
  }
  return step(app, id, { kind: 'owner', uid }, changeOf, (row) => besidesOf(app, row, patch))
}

function firstOf(problems: ReturnType<typeof offerProblems>) {
  return problems.find(({ code }) => !OF_THE_TOTAL.has(code))
}

/**
 * Takes one's own offer off the market, puts it back, or withdraws it permanently.
 * @param side the side that the caller claims, if the call names one
 * @throws DomainError OFFER_NOT_FOUND, OFFER_WRONG_PARTY, OFFER_NOT_ONGOING, OFFER_ALREADY_SHOWN, OFFER_ALREADY_TAKEN_DOWN, OFFER_TAKEN_DOWN_BY_STAFF,
 *   SECURITY_WAIT for putting a sell offer back, OFFER_TRIGGER_REACHED
 */
export function changeOwnOffer(
  app: App,
  uid: number,
  { id, side }: { readonly id: number; readonly side?: OtcOffer['side'] | undefined },
  kind: 'takeDown' | 'putUp' | 'withdraw',
): Promise<void> {
  return step(app, id, { kind: 'owner', uid }, (row) => {
    if (side !== undefined && side !== row.side) return fail('OFFER_WRONG_SIDE', { id })
    return kind === 'putUp' && isTriggeredNow(app, row) ? fail('OFFER_TRIGGER_REACHED') : { kind }
  })
}

/**
 * Staff take an offer down, put it up or withdraw it; its owner is notified with the reason.
 * @throws DomainError OFFER_NOT_FOUND, STAFF_OWN_MATTER, OFFER_NOT_ONGOING, OFFER_ALREADY_SHOWN, OFFER_ALREADY_TAKEN_DOWN
 */
export function moderateOffer(
  app: App,
  uid: number,
  { id, reason }: { readonly id: number; readonly reason: string },
  kind: 'takeDown' | 'putUp' | 'withdraw',
): Promise<void> {
  return step(app, id, { kind: 'moderator', uid, reason }, () => ({ kind }))
}

// Somebody changed the offer, or the market turned, between the look and the act.
const MEANWHILE: readonly ErrorCode[] = ['OFFER_NOT_ONGOING', 'OFFER_ALREADY_TAKEN_DOWN', 'OFFER_ALREADY_SHOWN']

async function byClock(app: App, id: number, changeOf: (row: OfferRow) => Change): Promise<void> {
  try {
    await step(app, id, { kind: 'clock', uid: null }, changeOf)
  } catch (error) {
    if (!isDomainError(error) || !MEANWHILE.includes(error.code)) throw error
  }
}

/** Takes an offer down if the market still is at its trigger, and tells its owner. */
export function triggerOffer(app: App, id: number): Promise<void> {
  return byClock(app, id, (row) => {
    const [trigger, market] = [triggerOf(row), freshPrice(app, row.currency)]
    return trigger === null || market === null ? fail('OFFER_ALREADY_SHOWN') : { kind: 'trigger', trigger, market }
  })
}

/** Ends an offer of which less is left than its smallest order; its owner gets the rest and is told. */
export function returnRest(app: App, id: number): Promise<void> {
  return byClock(app, id, () => ({ kind: 'returnRest' }))
}
