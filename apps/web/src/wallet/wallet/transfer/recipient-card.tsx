import { Checkbox } from '@jindu/ui/primitives/checkbox'
import { Plural, Trans } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import type { Recipient } from './use-recipient.ts'

export interface RecipientCardProps {
  readonly recipient: Recipient
  readonly sure: boolean
  readonly onSure: (sure: boolean) => void
  readonly error?: string | undefined
}

/** The recipient of a transfer, confirmed with a checkbox: a transfer cannot be undone. */
export function RecipientCard({ recipient, sure, onSure, error }: RecipientCardProps): ReactNode {
  const { uid, joinedAt, times, lastAt } = recipient
  return (
    <div className="mt-3 grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-r2 bg-sunken px-3 py-2.5 text-13">
        <b className="num text-14">{uid}</b>
        <span className="text-ink-3">
          <Trans>
            joined <Moment at={joinedAt} as="day" />
          </Trans>
        </span>
        <span className="ml-auto text-ink-2 phone:ml-0 phone:basis-full">
          {lastAt === null ? (
            <Trans>You never sent them anything</Trans>
          ) : (
            <>
              <Plural value={times} one="# transfer to them" other="# transfers to them" />,{' '}
              <span className="text-ink-3">
                <Trans>
                  last <Moment at={lastAt} as="day" />
                </Trans>
              </span>
            </>
          )}
        </span>
      </div>
      <Checkbox
        name="sure"
        checked={sure}
        aria-invalid={error === undefined ? undefined : true}
        onChange={(event) => onSure(event.currentTarget.checked)}
      >
        <Trans>
          This is who I mean: {uid}, joined <Moment at={joinedAt} as="day" />
        </Trans>
      </Checkbox>
      {error === undefined ? null : (
        <p className="flex items-center gap-1.5 text-13 text-negative" role="alert">
          <CircleAlert className="ic s" aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  )
}
