import { Check, Minus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from './cn.ts'

export interface ChecklistItem {
  readonly id: string
  readonly text: ReactNode
  /** Null: not to be shown yet. */
  readonly met: boolean | null
}

export interface ChecklistProps {
  readonly items: readonly ChecklistItem[]
  /** Read out before a rule that is met or not. */
  readonly metLabel: string
  readonly unmetLabel: string
  readonly id?: string
  readonly className?: string
}

/** Rules that a value has to meet, judged while it is typed. */
export function Checklist({ items, metLabel, unmetLabel, id, className }: ChecklistProps): ReactNode {
  return (
    <ul id={id} className={cn('rules', className)}>
      {items.map((item) => {
        const Icon = item.met === null ? Minus : item.met ? Check : X
        return (
          <li key={item.id} className={item.met === null ? undefined : item.met ? 'ok' : 'no'}>
            <Icon className="ic s" aria-hidden="true" />
            {item.met !== null && <span className="sr-only">{item.met ? metLabel : unmetLabel} </span>}
            <span>{item.text}</span>
          </li>
        )
      })}
    </ul>
  )
}
