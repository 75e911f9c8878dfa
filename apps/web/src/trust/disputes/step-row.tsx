import { errorMessage } from '@jindu/i18n'
import { ActionRow, type ActionRowProps } from '@jindu/ui/patterns/action-row'
import { Button, type ButtonProps } from '@jindu/ui/primitives/button'
import type { ReactNode } from 'react'
import { useLocale } from '../../shared/preferences.ts'
import type { DisputeStep } from './dispute-subject.ts'

export interface StepRowProps extends Pick<ActionRowProps, 'at' | 'kind' | 'title' | 'effect' | 'atFoot'> {
  readonly step: Omit<DisputeStep, 'event'>
  /** The button's text. */
  readonly label: ReactNode
  readonly variant?: ButtonProps['variant']
  readonly onAsk: () => void
}

/** One step of a party; a disallowed one shows the reason instead of its effect. */
export function StepRow({
  step: { allowed, reason, details },
  label,
  variant = 'line',
  onAsk,
  ...row
}: StepRowProps): ReactNode {
  const locale = useLocale()
  return (
    <ActionRow
      {...row}
      {...(allowed || reason === undefined ? {} : { reason: errorMessage(reason, locale, details ?? {}) })}
      action={
        <Button variant={variant} disabled={!allowed} onClick={onAsk}>
          {label}
        </Button>
      }
    />
  )
}
