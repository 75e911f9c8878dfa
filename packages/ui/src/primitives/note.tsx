import { CircleAlert, CircleCheck, CirclePause, Gavel, Info, type LucideIcon, Square } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from './cn.ts'

export type Tone = 'neutral' | 'money' | 'positive' | 'hold' | 'dispute' | 'negative'

/** The sign of each tone, for banners and notifications alike. */
export const toneIcons = {
  neutral: Info,
  money: Square,
  positive: CircleCheck,
  hold: CirclePause,
  dispute: Gavel,
  negative: CircleAlert,
} satisfies Record<Tone, LucideIcon>

export interface NoteProps {
  readonly tone?: Tone
  readonly title?: ReactNode
  /** Another sign than the tone's own; null for none. */
  readonly icon?: ReactNode
  /** At the end: a link or a small button. */
  readonly action?: ReactNode
  /** `alert` when it appears in answer to something the reader did. */
  readonly role?: 'alert' | 'status' | 'note'
  readonly className?: string
  readonly children?: ReactNode
}

export function Note({ tone = 'neutral', title, icon, action, role, className, children }: NoteProps): ReactNode {
  const Icon = toneIcons[tone]
  return (
    <div className={cn('note', tone !== 'neutral' && tone, className)} role={role}>
      {icon === undefined ? <Icon className="ic" aria-hidden="true" /> : icon}
      <div className="tx">
        {title !== undefined && <span className="t">{title}</span>}
        {children}
      </div>
      {action}
    </div>
  )
}
