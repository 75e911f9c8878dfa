import type { Absences, DisputeParty } from '../../../trust/disputes/index.ts'
import { fail, type ErrorCode } from '../../../errors/index.ts'
import type { AllowedEvent, Machine, Step } from '../../transition-table/index.ts'
import type { Exploration } from './explore.ts'

/** Staff or the owner, who may freeze and unfreeze one side's account at any time. */
interface Site {
  readonly kind: 'site'
  readonly side: DisputeParty
}

type Switch = { readonly kind: 'freeze' } | { readonly kind: 'unfreeze' }

interface Order {
  readonly kind: string
  readonly absence: Absences
}

/** A machine of orders whose accounts may be frozen at any time. */
export interface Freezable<M extends Machine> extends Machine {
  readonly state: M['state']
  readonly event: M['event'] | Switch
  readonly actor: M['actor'] | Site
  readonly move: M['move']
  readonly note: string
}

interface Freezing<M extends Machine> {
  readonly machine: Exploration<M>
  readonly partyFrozen: (state: M['state'], side: DisputeParty, now: number) => M['state']
  readonly partyReturned: (state: M['state'], side: DisputeParty, now: number) => M['state']
  /** The error code of an ended order. */
  readonly over: ErrorCode
  /** Whether coin in escrow for this state is the buyer's alone: nothing was delivered for it. */
  readonly unearned?: (state: M['state']) => boolean
  /** Receiving side of a move's coin; null for the platform and for escrow. */
  readonly sideOf: (move: M['move']) => DisputeParty | null
  /** Side whose malicious count a state raises. */
  readonly blames: (state: M['state']) => DisputeParty | null
}

const OTHER = { buyer: 'seller', seller: 'buyer' } as const
const SIDES = ['buyer', 'seller'] as const

const SWITCHES = ['freeze', 'unfreeze'] as const

const offered = <M extends Machine>(event: string, reason: ErrorCode | null): AllowedEvent<M> =>
  reason === null ? { event, allowed: true } : { event, allowed: false, reason, details: {} }

const isSite = (actor: { readonly kind: string }): actor is Site => actor.kind === 'site'
const isSwitch = (event: { readonly kind: string }): event is Switch =>
  event.kind === 'freeze' || event.kind === 'unfreeze'

/**
 * The same machine, with freezing and unfreezing as possible events at any time. A frozen side cannot act, and its
 * silence must not benefit the other side: it loses no coin and gets no blame.
 */
export function withFreezing<M extends Machine & { readonly state: Order }>({
  machine,
  partyFrozen,
  partyReturned,
  over,
  unearned = () => false,
  sideOf,
  blames,
}: Freezing<M>): Exploration<Freezable<M>> {
  const refusalOf = (state: M['state'], side: DisputeParty, event: Switch['kind']): ErrorCode | null => {
    if (machine.isEnd(state)) return over
    const isFrozen = state.absence[side].frozenAt !== null
    if (event === 'freeze') return isFrozen ? 'ACCOUNT_ALREADY_FROZEN' : null
    return isFrozen ? null : 'ACCOUNT_NOT_FROZEN'
  }

  const cannotAct = (state: M['state'], actor: M['actor'] | Site): boolean =>
    !machine.isEnd(state) && SIDES.some((side) => actor.kind === side && state.absence[side].frozenAt !== null)

  const assertFair = (before: M['state'], event: M['event'], actor: M['actor'], step: Step<M>): void => {
    // Exempt: a ruling is a decision on the merits, and what was accepted was the frozen side's own proposal.
    if (actor.kind === 'arbiter' || event.kind === 'acceptSplit' || event.kind === 'acceptReturn') return
    for (const side of SIDES) {
      if (before.absence[side].frozenAt === null || (side === 'seller' && unearned(before))) continue
      if (step.moves.some((move) => sideOf(move) === OTHER[side])) throw new Error(`coin moves from a frozen ${side}`)
      if (blames(step.state) === side) throw new Error(`a frozen ${side} is blamed`)
    }
  }

  return {
    ...machine,
    events: (state) => [...machine.events(state), { kind: 'freeze' }, { kind: 'unfreeze' }],
    actors: [...machine.actors, ...SIDES.map((side) => ({ kind: 'site', side }) as const)],
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- kinds of the machine's own actors
    dutiful: machine.dutiful as Exploration<Freezable<M>>['dutiful'],
    duties: [],
    next(state, event, actor, now) {
      if (isSite(actor)) {
        if (!isSwitch(event)) return fail('FORBIDDEN')
        const refusal = refusalOf(state, actor.side, event.kind)
        if (refusal !== null) return fail(refusal)
        const change = event.kind === 'freeze' ? partyFrozen : partyReturned
        return { state: change(state, actor.side, now), moves: [], note: event.kind }
      }
      if (isSwitch(event)) return fail('FORBIDDEN')
      if (cannotAct(state, actor)) return fail('ACCOUNT_FROZEN')
      const step = machine.next(state, event, actor, now)
      assertFair(state, event, actor, step)
      return step
    },
    allowedEvents: (state, actor, now) => {
      if (isSite(actor)) {
        return SWITCHES.map((event) => offered<Freezable<M>>(event, refusalOf(state, actor.side, event)))
      }
      const offers = machine.allowedEvents(state, actor, now)
      const isStill = cannotAct(state, actor)
      return offers.map(({ event, reason }) =>
        offered<Freezable<M>>(event, isStill ? 'ACCOUNT_FROZEN' : (reason ?? null)),
      )
    },
  }
}

/** Whether a return still counts for the running deadline: the state has no instant for it, so its key gets one. */
export const returnsOf = (absence: Absences, from: number, now: number): readonly number[] =>
  SIDES.flatMap((side) => {
    const { returnedAt } = absence[side]
    return returnedAt === null ? [] : [returnedAt <= from ? now - 1 : now]
  })
