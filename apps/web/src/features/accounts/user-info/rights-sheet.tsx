import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { Sheet, SheetHead } from '@jindu/ui/primitives/sheet'
import { Trans } from '@lingui/react/macro'
import { MessageSquareReply, PenLine, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import { useSite, type Session } from '../../../shared/session/session.ts'
import { useNow } from '../../../shared/time/use-now.ts'

/** Publish right and reply right: what each allows, and until when (marketplace.md §6). */
export function RightsSheet({ rights }: { readonly rights: Session['rights'] }): ReactNode {
  const site = useSite()
  return (
    <Sheet id="rights" className="scroll-mt-18">
      <SheetHead title={<Trans>Rights</Trans>} />
      <ul>
        <Right
          icon={PenLine}
          title={<Trans>Publish right</Trans>}
          allows={<Trans>Publish goods, ads and feedback</Trans>}
          until={rights.publishUntil}
          required={site.publishRightRequired}
        />
        <Right
          icon={MessageSquareReply}
          title={<Trans>Reply right</Trans>}
          allows={<Trans>Comment and consult sellers</Trans>}
          until={rights.replyUntil}
          required={site.replyRightRequired}
        />
      </ul>
    </Sheet>
  )
}

interface RightProps {
  readonly icon: LucideIcon
  readonly title: ReactNode
  readonly allows: ReactNode
  /** Unix seconds; null when never bought. */
  readonly until: number | null
  readonly required: boolean
}

function Right({ icon: Icon, title, allows, until, required }: RightProps): ReactNode {
  const now = useNow(60)
  const valid = until !== null && until > now
  return (
    <li className="grid grid-cols-[20px_1fr_auto] gap-x-3 border-t border-line px-5 py-3.5 first:border-t-0 phone:px-4">
      <Icon className="ic mt-0.5 text-ink-3" aria-hidden="true" />
      <div>
        <h3 className="text-14 tracking-normal">{title}</h3>
        <p className="text-13 text-ink-2">{allows}</p>
        <p className="text-13 text-ink-3">
          {until === null ? null : valid ? (
            <Trans>
              Valid until <Moment at={until} />
            </Trans>
          ) : (
            <Trans>
              Ended <Moment at={until} />
            </Trans>
          )}
          {until !== null || required ? null : <Trans>Everybody has it on this site now</Trans>}
          {until !== null || !required ? null : <Trans>Needed on this site</Trans>}
        </p>
      </div>
      <span>
        {valid ? (
          <StatusBadge kind="positive">
            <Trans>Active</Trans>
          </StatusBadge>
        ) : required ? (
          <StatusBadge kind={until === null ? 'neutral' : 'negative'}>
            {until === null ? <Trans>Not bought</Trans> : <Trans>Expired</Trans>}
          </StatusBadge>
        ) : (
          <StatusBadge kind="neutral">
            <Trans>Not required</Trans>
          </StatusBadge>
        )}
      </span>
    </li>
  )
}
