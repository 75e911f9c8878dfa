import { clsx } from 'clsx'
import { ArrowDown } from 'lucide-react'
import type { ReactNode } from 'react'

export interface PassageBerth {
  readonly id: string
  /** Whose: `You`, `User`, `Fund balance`. */
  readonly name: ReactNode
  /** Which account. */
  readonly detail?: ReactNode
  /** What lies there now. */
  readonly end?: ReactNode
  /** Takes what is typed; a closed berth only shows. */
  readonly open: boolean
  readonly children: ReactNode
}

export interface PassageGate {
  /** `yours` is opened by sending the form, `theirs` by somebody else afterwards. */
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

/** Where money goes from and to, as the form that sends it. */
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

/** What will lie in a closed berth. */
export function PassageSlip({ amount, note }: { readonly amount: ReactNode; readonly note: ReactNode }): ReactNode {
  return (
    <span className="passage-slip">
      {amount}
      <small>{note}</small>
    </span>
  )
}
