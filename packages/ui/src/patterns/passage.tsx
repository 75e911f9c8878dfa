import { clsx } from 'clsx'
import { ArrowDown } from 'lucide-react'
import type { ReactNode } from 'react'

export interface PassageBerth {
  readonly id: string
  /** Owner or balance: `You`, `User`, `Fund balance`. */
  readonly name: ReactNode
  /** The account. */
  readonly detail?: ReactNode
  /** Its present balance. */
  readonly end?: ReactNode
  /** An open berth takes input; a closed one only shows an amount. */
  readonly open: boolean
  readonly children: ReactNode
}

export interface PassageGate {
  /** `yours` is opened by submitting the form, `theirs` by somebody else afterwards. */
  readonly move: 'yours' | 'theirs'
  readonly title: ReactNode
  readonly caption: ReactNode
  /** A button beside it. */
  readonly end?: ReactNode
  readonly icon?: ReactNode
}

export interface PassageProps {
  readonly label: string
  readonly berths: readonly PassageBerth[]
  /** One fewer than berths: each stands before the next berth. */
  readonly gates: readonly PassageGate[]
}

/** A form that sends money, drawn as the path from source to destination. */
export function Passage({ label, berths, gates }: PassageProps): ReactNode {
  return (
    <ol className="passage" aria-label={label}>
      {berths.map((berth, index) => {
        const gate = index === 0 ? undefined : gates[index - 1]
        return (
          <li key={berth.id}>
            {gate === undefined ? null : <Gate gate={gate} />}
            <div className="passage-head">
              <b>{berth.name}</b>
              {berth.detail === undefined ? null : <span>{berth.detail}</span>}
              {berth.end === undefined ? null : <span className="end">{berth.end}</span>}
            </div>
            <div className={clsx('passage-berth', !berth.open && 'is-closed')}>{berth.children}</div>
          </li>
        )
      })}
    </ol>
  )
}

function Gate({ gate }: { readonly gate: PassageGate }): ReactNode {
  return (
    <div className={clsx('passage-gate', gate.move === 'yours' && 'is-yours')}>
      <span className="passage-gate-run" aria-hidden="true">
        <span className="passage-gate-bar">{gate.icon ?? <ArrowDown />}</span>
      </span>
      <span className="passage-gate-words">
        <b>{gate.title}</b>
        {gate.caption}
      </span>
      {gate.end}
    </div>
  )
}

/** The amount that a closed berth will receive. */
export function PassageSlip({ amount, note }: { readonly amount: ReactNode; readonly note: ReactNode }): ReactNode {
  return (
    <span className="passage-slip">
      {amount}
      <small>{note}</small>
    </span>
  )
}
