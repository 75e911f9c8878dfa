import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import type { Checked } from './use-withdraw-form.ts'

/** How often coin went to an address before, or that it is new. */
export function UsedBefore({ times, lastAt }: Pick<Checked, 'times' | 'lastAt'>): ReactNode {
  if (times === 0 || lastAt === null) {
    return (
      <p>
        <StatusBadge kind="hold">
          <Trans context="withdrawal">New address</Trans>
        </StatusBadge>
      </p>
    )
  }
  return (
    <p className="text-13 text-ink-3">
      <Plural value={times} one="Used once" other="Used # times" />, <Moment at={lastAt} />
    </p>
  )
}
