import { Segmented } from '@jindu/ui/primitives/segmented'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useDateOptions } from '../../../shared/format/use-date-options.ts'
import { SPANS, type Span } from './figures-search.ts'

interface SpanChoiceProps {
  readonly days: Span
  readonly onDays: (days: Span) => void
  /** Button that saves the displayed figures. */
  readonly end?: ReactNode
}

/** How far back the figures go; they end today. */
export function SpanChoice({ days, onDays, end }: SpanChoiceProps): ReactNode {
  const { t } = useLingui()
  const { timeZone } = useDateOptions(3600)
  const words: Record<Span, string> = { 7: t`7 days`, 30: t`30 days`, 90: t`90 days`, 365: t`1 year` }
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
      <Segmented
        label={t`Range`}
        value={String(days)}
        onValueChange={(chosen) => onDays(SPANS.find((span) => String(span) === chosen) ?? days)}
        options={SPANS.map((span) => ({ value: String(span), label: words[span] }))}
      />
      <p className="text-13 text-ink-3">
        <Trans>A day begins at 00:00 {timeZone}; today counts so far.</Trans>
      </p>
      <span className="ml-auto phone:ml-0">{end}</span>
    </div>
  )
}
