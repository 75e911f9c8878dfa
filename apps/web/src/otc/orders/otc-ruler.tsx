import { TimeRuler } from '@jindu/ui/patterns/time-ruler'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Moment } from '../../shared/format/moment.tsx'
import { useNow } from '../../shared/time/use-now.ts'
import type { RunningTimer } from './otc-countdown.tsx'

const MINUTE = 60

/** Whether the clock is stopped, and the seconds left of its window. */
export function runOf(timer: RunningTimer, now: number): { readonly stands: boolean; readonly left: number } {
  const stands = timer.kind === 'stopped' || timer.pausedUntil !== null
  const left = stands ? timer.remainingSeconds : Math.min(timer.windowSeconds, Math.max(0, timer.countsTo - now))
  return { stands, left }
}

interface OtcRulerProps {
  readonly timer: RunningTimer
  /** Shows labels of the warnings and the ends. */
  readonly marked?: boolean
}

/** The silent side's window, a tick a minute. */
export function OtcRuler({ timer, marked = false }: OtcRulerProps): ReactNode {
  const { t } = useLingui()
  const { stands, left } = runOf(timer, useNow(5))
  const minutes = Math.max(1, Math.round(timer.windowSeconds / MINUTE))
  const at = (timer.windowSeconds - left) / MINUTE
  return (
    <TimeRuler
      label={t`A window of ${minutes} minutes`}
      units={minutes}
      major={Math.max(1, Math.round(minutes / 4))}
      spans={at < 0.01 ? [] : [{ kind: stands ? 'held' : 'elapsed', from: 0, to: at }]}
      {...(marked && {
        flags: [
          { id: 'half', at: minutes / 2, children: <Trans>half</Trans>, tone: 'ink' as const },
          {
            id: 'quarter',
            at: (minutes * 3) / 4,
            children: <Trans>last quarter</Trans>,
            tone: 'hold' as const,
            row: 2 as const,
          },
        ],
        marks: [
          { at: 0, label: <Moment at={timer.from} /> },
          { at: minutes, label: <Trans>{minutes} min</Trans> },
        ],
      })}
    />
  )
}
