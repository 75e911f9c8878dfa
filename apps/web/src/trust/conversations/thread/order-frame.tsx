import { Countdown } from '@jindu/ui/patterns/countdown'
import { Skeleton } from '@jindu/ui/primitives/skeleton'
import { useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import { useServerOffset } from '../../../shared/time/server-clock.ts'
import { useNow } from '../../../shared/time/use-now.ts'

export interface OrderFrameProps {
  readonly id: number
  readonly rail: ReactNode
  readonly next: ReactNode
  /** One-line summary for narrow windows. */
  readonly strip: ReactNode
}

/** The order above its conversation: its rail and next event; in narrow windows folded into one line. */
export function OrderFrame({ id, rail, next, strip }: OrderFrameProps): ReactNode {
  const { t } = useLingui()
  const [unfolded, setUnfolded] = useState(false)
  return (
    <section className={unfolded ? 'chat-order is-unfolded' : 'chat-order'} aria-label={t`Order ${id}`}>
      <div className="chat-rail">{rail}</div>
      <div className="chat-next">{next}</div>
      <button type="button" className="chat-strip" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
        {strip}
        <ChevronDown className="ic s" aria-hidden="true" />
      </button>
    </section>
  )
}

/** Placeholder while the order loads. */
export function OrderFrameSkeleton({ id }: Pick<OrderFrameProps, 'id'>): ReactNode {
  return (
    <OrderFrame
      id={id}
      rail={<Skeleton className="block h-24" />}
      next={<Skeleton className="block h-24" />}
      strip={<Skeleton className="h-4 w-2/5" />}
    />
  )
}

/** Time left until a moment of the order. */
export function Left({ until, large = false }: { readonly until: number; readonly large?: boolean }): ReactNode {
  const { t } = useLingui()
  const now = useNow(60)
  const offset = useServerOffset()
  return (
    <Countdown
      target={until}
      now={now}
      offsetSeconds={offset}
      labels={{ days: t`d`, hours: t`h` }}
      passed={<Moment at={until} />}
      {...(large ? { size: 'panel' as const } : {})}
    />
  )
}
