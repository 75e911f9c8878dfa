import { TimeRuler, type RulerFlag } from '@jindu/ui/patterns/time-ruler'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatDay } from '../../shared/format/date.ts'
import { useDateOptions } from '../../shared/format/use-date-options.ts'

interface TermRulerProps {
  /** Unix seconds, as the three below. */
  readonly now: number
  /** The end so far; null when nothing is left. */
  readonly held: number | null
  readonly until: number
  /** That are added. */
  readonly days: number
}

const WEEK = 604_800
const MONTH = 2_592_000
/** A longer window than this many weeks is drawn in months. */
const MOST_WEEKS = 60
const FEWEST = 20

/** The purchase on a ruler: covered time, present end, and new end. */
export function TermRuler({ now, held, until, days }: TermRulerProps): ReactNode {
  const { t } = useLingui()
  const dates = useDateOptions(3_600)
  const unit = (until - now) / WEEK > MOST_WEEKS ? MONTH : WEEK
  const covered = (until - now) / unit
  const units = Math.max(unit === WEEK ? FEWEST : 12, Math.ceil(covered * 1.3))
  const day = formatDay(until, dates)
  const flags: RulerFlag[] = [
    ...(held === null
      ? []
      : [
          {
            id: 'held',
            at: (held - now) / unit,
            row: 2 as const,
            side: 'left' as const,
            children: <b>{formatDay(held, dates)}</b>,
          },
        ]),
    {
      id: 'until',
      at: covered,
      tone: 'money',
      row: 1,
      children: (
        <Trans>
          +{days} days, to <b>{day}</b>
        </Trans>
      ),
    },
  ]
  return (
    <TimeRuler
      label={t`Valid until ${day}`}
      units={units}
      major={4}
      spans={[{ kind: 'elapsed', from: 0, to: covered }]}
      flags={flags}
      marks={[
        { at: 0, label: <Trans>today</Trans> },
        { at: units, label: formatDay(now + units * unit, dates) },
      ]}
    />
  )
}
