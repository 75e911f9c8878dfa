import { statedAtOf } from './hearing.ts'
import type { Absence, Absences, Disputable, DisputeParty, PerParty } from './states.ts'

const PRESENT: Absence = { frozenAt: null, returnedAt: null }

/** Neither account was ever frozen. */
export const BOTH_PRESENT: Absences = { buyer: PRESENT, seller: PRESENT }

const SIDES = ['buyer', 'seller'] as const satisfies readonly DisputeParty[]

/**
 * Whether a side cannot answer, because its account is frozen.
 * @example
 * isFrozen({ absence: BOTH_PRESENT }, 'buyer') // false
 */
export function isFrozen({ absence }: { readonly absence: Absences }, side: DisputeParty): boolean {
  return absence[side].frozenAt !== null
}

/**
 * The frozen sides of a running order; an ended one waits for nobody.
 * @example
 * frozenSides({ absence: BOTH_PRESENT }, true) // { buyer: false, seller: false }
 */
export function frozenSides(of: { readonly absence: Absences }, isRunning: boolean): PerParty<boolean> {
  return { buyer: isRunning && isFrozen(of, 'buyer'), seller: isRunning && isFrozen(of, 'seller') }
}

/**
 * Records that a side's account is frozen from now on.
 * @param now unix seconds
 * @example
 * absenceBegins(BOTH_PRESENT, 'buyer', 1_760_000_000).buyer.frozenAt // 1_760_000_000
 */
export function absenceBegins(absence: Absences, side: DisputeParty, now: number): Absences {
  return { ...absence, [side]: { ...absence[side], frozenAt: now } }
}

/**
 * Records that a side's account is unfrozen: the running deadline restarts, once.
 * @param from start of the running deadline, unix seconds; an earlier return belongs to another deadline
 * @param now unix seconds
 * @example
 * const gone = absenceBegins(BOTH_PRESENT, 'buyer', 1_760_000_000)
 * absenceEnds(gone, 'buyer', 1_760_000_000, 1_760_000_060).buyer // { frozenAt: null, returnedAt: 1_760_000_060 }
 */
export function absenceEnds(absence: Absences, side: DisputeParty, from: number, now: number): Absences {
  const { returnedAt } = absence[side]
  const isFirst = returnedAt === null || returnedAt <= from
  return { ...absence, [side]: { frozenAt: null, returnedAt: isFirst ? now : returnedAt } }
}

/**
 * Clears the returns for a new deadline, so that both sides may get it restarted once more.
 * @example
 * withoutReturns({ buyer: { frozenAt: null, returnedAt: 9 }, seller: { frozenAt: null, returnedAt: null } }).buyer.returnedAt // null
 */
export function withoutReturns({ buyer, seller }: Absences): Absences {
  return { buyer: { ...buyer, returnedAt: null }, seller: { ...seller, returnedAt: null } }
}

/**
 * Latest return of a side that has not stated its case, unix seconds: its time to answer restarts then. Null if there
 * is none.
 * @example
 * answersAnewFrom({ absence: BOTH_PRESENT, dispute }) // null
 */
export function answersAnewFrom({ absence, dispute }: Pick<Disputable, 'absence' | 'dispute'>): number | null {
  const stated = statedAtOf(dispute)
  const returns = SIDES.flatMap((side) => (stated[side] === null ? (absence[side].returnedAt ?? []) : []))
  return returns.length === 0 ? null : Math.max(...returns)
}

/** Both absences spread over nullable columns, for storage. Times in unix seconds. */
export interface AbsenceRecord {
  readonly buyerFrozenAt: number | null
  readonly buyerReturnedAt: number | null
  readonly sellerFrozenAt: number | null
  readonly sellerReturnedAt: number | null
}

/**
 * Flattens both absences into columns.
 * @example
 * absenceToRecord(BOTH_PRESENT).buyerFrozenAt // null
 */
export function absenceToRecord({ buyer, seller }: Absences): AbsenceRecord {
  return {
    buyerFrozenAt: buyer.frozenAt,
    buyerReturnedAt: buyer.returnedAt,
    sellerFrozenAt: seller.frozenAt,
    sellerReturnedAt: seller.returnedAt,
  }
}

/**
 * Rebuilds both absences from their columns.
 * @example
 * absenceFromRecord(absenceToRecord(BOTH_PRESENT)).seller.returnedAt // null
 */
export function absenceFromRecord(record: AbsenceRecord): Absences {
  return {
    buyer: { frozenAt: record.buyerFrozenAt, returnedAt: record.buyerReturnedAt },
    seller: { frozenAt: record.sellerFrozenAt, returnedAt: record.sellerReturnedAt },
  }
}
