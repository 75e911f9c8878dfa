import { isRightRequired, isWithdrawn, requiredFrom, type Right as RightName } from '@jindu/domain/accounts/rights'
import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { Sheet, SheetHead } from '@jindu/ui/primitives/sheet'
import { Trans } from '@lingui/react/macro'
import { getRouteApi, Link } from '@tanstack/react-router'
import { MessageSquareReply, PenLine, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import { useSite, type Session } from '../../../shared/session/session.ts'
import { useNow } from '../../../shared/time/use-now.ts'
import { RightDialog } from '../../rights/index.ts'

const route = getRouteApi('/personal/userInfo')

/** Publish and reply right: meaning, expiry, and purchase (marketplace.md §6). */
export function RightsSheet({ rights }: { readonly rights: Session['rights'] }): ReactNode {
  const { buy } = route.useSearch()
  const navigate = route.useNavigate()
  const now = useNow(60)
  const withdrawn = { publish: rights.publishWithdrawn, reply: rights.replyWithdrawn }
  return (
    <Sheet id="rights" className="scroll-mt-18">
      <SheetHead title={<Trans>Rights</Trans>} />
      <ul>
        <Right
          right="publish"
          icon={PenLine}
          title={<Trans>Publish right</Trans>}
          allows={<Trans>Publish goods, ads and feedback</Trans>}
          until={rights.publishUntil}
          withdrawn={withdrawn.publish}
        />
        <Right
          right="reply"
          icon={MessageSquareReply}
          title={<Trans>Reply right</Trans>}
          allows={<Trans>Comment and consult sellers</Trans>}
          until={rights.replyUntil}
          withdrawn={withdrawn.reply}
        />
      </ul>
      {buy === undefined || isWithdrawn(withdrawn[buy], now) ? null : (
        <RightDialog
          right={buy}
          onClose={() => void navigate({ search: {}, hash: 'rights', replace: true, resetScroll: false })}
        />
      )}
    </Sheet>
  )
}

interface RightProps {
  readonly right: RightName
  readonly icon: LucideIcon
  readonly title: ReactNode
  readonly allows: ReactNode
  /** Unix seconds; null when never bought. */
  readonly until: number | null
  readonly withdrawn: Session['rights']['publishWithdrawn']
}

function Right({ right, icon: Icon, title, allows, until, withdrawn }: RightProps): ReactNode {
  const site = useSite()
  const now = useNow(60)
  const required = isRightRequired(right, site, now)
  const asked = requiredFrom(right, site)
  const valid = until !== null && until > now
  const kept = isWithdrawn(withdrawn, now) ? withdrawn : null
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
          {until !== null || asked !== null ? null : <Trans>Everybody has it on this site now</Trans>}
          {until !== null || !required ? null : <Trans>Needed on this site</Trans>}
          {asked === null || required || valid ? null : (
            <>
              {' '}
              <Trans>
                Needed on this site from <Moment at={asked} />
              </Trans>
            </>
          )}
        </p>
        {kept === null ? null : <Withdrawn until={kept.until} reason={kept.reason} />}
      </div>
      <span className="flex flex-col items-end gap-2">
        <State right={{ valid, required, bought: until !== null, kept: kept !== null }} />
        {kept === null ? (
          <Link
            to="/personal/userInfo"
            search={{ buy: right }}
            hash="rights"
            className="btn line s"
            resetScroll={false}
          >
            {valid ? <Trans>Renew</Trans> : <Trans>Buy</Trans>}
          </Link>
        ) : (
          <Link to="/personal/feedback/feedback_publish" search={{ about: 'appeal' }} className="btn line s">
            <Trans>Appeal</Trans>
          </Link>
        )}
      </span>
    </li>
  )
}

/** Until when staff keep it back, and why. */
function Withdrawn({ until, reason }: { readonly until: number | null; readonly reason: string }): ReactNode {
  return (
    <p className="mt-1 text-13 text-negative">
      {until === null ? (
        <Trans>Withdrawn by staff without end: {reason}</Trans>
      ) : (
        <Trans>
          Withdrawn by staff until <Moment at={until} />: {reason}
        </Trans>
      )}
    </p>
  )
}

interface StateProps {
  readonly valid: boolean
  readonly required: boolean
  readonly bought: boolean
  readonly kept: boolean
}

function State({ right: { valid, required, bought, kept } }: { readonly right: StateProps }): ReactNode {
  if (kept) {
    return (
      <StatusBadge kind="negative">
        <Trans>Withdrawn by staff</Trans>
      </StatusBadge>
    )
  }
  if (valid) {
    return (
      <StatusBadge kind="positive">
        <Trans>Active</Trans>
      </StatusBadge>
    )
  }
  if (!required) {
    return (
      <StatusBadge kind="neutral">
        <Trans>Not required</Trans>
      </StatusBadge>
    )
  }
  return (
    <StatusBadge kind={bought ? 'negative' : 'neutral'}>
      {bought ? <Trans>Expired</Trans> : <Trans>Not bought</Trans>}
    </StatusBadge>
  )
}
