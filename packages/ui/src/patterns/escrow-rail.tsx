import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useRef } from 'react'
import { type RailPlace, useSlipCrossing } from './slip-crossing.ts'

export type { RailPlace }

export interface RailStation {
  /** Party: `You`, `Escrow`, `Seller`. */
  readonly name: ReactNode
  /** The party's account, in one clipped line. */
  readonly detail?: ReactNode
  /** Text of the berth while it is empty. */
  readonly empty: ReactNode
  /** Under the berth, on wide rails only. */
  readonly note?: ReactNode
}

export interface RailSlip {
  /** `<MoneyText>`: the amount in coin. */
  readonly amount: ReactNode
  /** Its worth in USD at the time, or the share of a split. */
  readonly worth?: ReactNode
}

/** Place of the slip: in exactly one berth, or one part at each end after a split ruling. */
export type RailPosition =
  | { readonly at: RailPlace; readonly slip: RailSlip }
  | { readonly at: 'split'; readonly from: RailSlip; readonly to: RailSlip }

/** The party whose move opens the gate: `clock` means the clock or somebody else; `passed` is behind us. */
export type GateMove = 'yours' | 'clock' | 'stopped' | 'ruling' | 'passed'

export interface RailGate {
  readonly move: GateMove
  /** 14 px icon of the gate's opener, between the bars. A passed gate shows its own check. */
  readonly icon?: ReactNode
  /** The party that may open it, or the time. */
  readonly title?: ReactNode
  /** The condition for opening it. */
  readonly caption?: ReactNode
}

export interface EscrowRailProps {
  /** Names the picture for screen readers. */
  readonly label: string
  readonly from: RailStation
  readonly held: RailStation
  readonly to: RailStation
  /** Between from and held, between held and to. */
  readonly gates: readonly [RailGate, RailGate]
  readonly position: RailPosition
  /** `ghost` before paying, `arrived` when the money has finally reached an end. */
  readonly slipState?: 'solid' | 'ghost' | 'arrived'
  /** Captions of a word or two, or none: the rail stays level down to 460 px instead of 640. */
  readonly short?: boolean
  readonly className?: string
}

const PLACES: readonly RailPlace[] = ['from', 'held', 'to']

/** Shows where the money is and which gate opens next. Vertical when its container is narrow. */
export function EscrowRail({
  label,
  gates,
  position,
  slipState = 'solid',
  short = false,
  className,
  ...stations
}: EscrowRailProps): ReactNode {
  const rail = useRef<HTMLOListElement>(null)
  useSlipCrossing(rail, position.at)
  return (
    <div className={clsx('escrow-rail-box', className)}>
      <ol ref={rail} className={clsx('escrow-rail', short && 'is-short')} aria-label={label} data-at={position.at}>
        {PLACES.map((place, index) => {
          const gate = index === 0 ? undefined : gates[index === 1 ? 0 : 1]
          return [
            gate === undefined ? null : <Gate key={`gate-${place}`} gate={gate} />,
            <Station
              key={place}
              place={place}
              station={stations[place]}
              slip={slipAt(position, place)}
              slipState={slipState}
            />,
          ]
        })}
      </ol>
    </div>
  )
}

function slipAt(position: RailPosition, place: RailPlace): RailSlip | undefined {
  if (position.at === 'split') return place === 'held' ? undefined : position[place]
  return position.at === place ? position.slip : undefined
}

interface StationProps {
  readonly place: RailPlace
  readonly station: RailStation
  readonly slip: RailSlip | undefined
  readonly slipState: 'solid' | 'ghost' | 'arrived'
}

function Station({ place, station, slip, slipState }: StationProps): ReactNode {
  return (
    <li className="rail-station">
      <div className="rail-station-head">
        <b>{station.name}</b>
        {station.detail === undefined ? null : <span className="rail-station-detail">{station.detail}</span>}
      </div>
      <div className={clsx('rail-berth', slip === undefined && 'is-empty')} data-berth={place}>
        {slip === undefined ? (
          <span className="rail-void">{station.empty}</span>
        ) : (
          <div className={clsx('rail-slip', `is-${slipState}`)} data-slip="">
            <span className="rail-slip-amount">{slip.amount}</span>
            {slip.worth === undefined ? null : <span className="rail-slip-worth">{slip.worth}</span>}
          </div>
        )}
      </div>
      {station.note === undefined ? null : <div className="rail-station-note">{station.note}</div>}
    </li>
  )
}

function Gate({ gate }: { readonly gate: RailGate }): ReactNode {
  return (
    <li className={clsx('rail-gate', `is-${gate.move}`)}>
      <div className="rail-gate-run" aria-hidden="true">
        <span className="rail-gate-bar">
          {gate.move === 'passed' ? <Check size={14} strokeWidth={1.75} /> : gate.icon}
        </span>
      </div>
      {gate.title === undefined && gate.caption === undefined ? null : (
        <div className="rail-gate-caption">
          {gate.title === undefined ? null : <b>{gate.title}</b>}
          {gate.caption}
        </div>
      )}
    </li>
  )
}
