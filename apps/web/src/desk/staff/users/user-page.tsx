import { isPermitted } from '@jindu/domain/accounts/staff'
import { onlineTimeText } from '@jindu/i18n'
import { KeyValues, type KeyValue } from '@jindu/ui/primitives/key-values'
import { Note } from '@jindu/ui/primitives/note'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Trans } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { PageTitle } from '../../../shared/page/page-title.tsx'
import { useLocale } from '../../../shared/preferences.ts'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { AuditTrail } from './audit-trail.tsx'
import { BalancesSheet } from './balances-sheet.tsx'
import { FreezeStep } from './freeze-step.tsx'
import { RightsSheet } from './rights-sheet.tsx'
import { UserBadges } from './user-badges.tsx'
import { UserLink } from '../shared/links.tsx'

const route = getRouteApi('/staff/users/$uid')
const frame = getRouteApi('/staff')

type User = ApiOutputs['accounts']['staffInfo']

const number = (value: number | undefined): ReactNode => <span className="num">{value ?? '…'}</span>
const until = (at: number | null): ReactNode => (at === null ? <Trans>never bought</Trans> : <Moment at={at} />)
const row = (id: string, name: ReactNode, value: ReactNode): KeyValue => ({ id, name, value })

/** One account for staff: identity, trades, balances, rights, and audit. */
export function UserPage(): ReactNode {
  const { q } = useApi()
  const uid = Number(route.useParams().uid)
  const { staffRole, session } = frame.useRouteContext()
  const { data: user } = useSuspenseQuery(q.accounts.staffInfo.queryOptions({ uid }))
  const may = (permission: Parameters<typeof isPermitted>[1]): boolean => isPermitted(staffRole, permission)
  return (
    <>
      <PageTitle
        end={
          <span className="flex items-center gap-3">
            <Link to="/sellerDetails" search={{ id: uid }} className="link">
              <Trans>Seller’s page</Trans>
            </Link>
            {may('users.freeze') && uid !== session?.uid ? <FreezeStep user={user} /> : null}
          </span>
        }
      >
        <Trans>
          User <span className="num">{uid}</span>
        </Trans>
      </PageTitle>
      <div className="mb-4">
        <UserBadges frozenBy={user.frozen?.by ?? null} role={user.role} />
      </div>
      {user.frozen?.by === 'moderator' ? (
        <Note tone="negative" className="mb-4">
          <p>
            <Trans>
              Frozen by staff <Moment at={user.frozen.at} />
            </Trans>
          </p>
          <p>{user.frozen.reason}</p>
        </Note>
      ) : null}
      <div className="grid grid-cols-2 items-start gap-4 phone:grid-cols-1">
        <div className="grid gap-4">
          <Identity user={user} />
          {may('rights.withdraw') && uid !== session?.uid ? <RightsSheet user={user} /> : null}
          <UnderWay uid={uid} />
          {may('users.balances') ? <BalancesSheet uid={uid} /> : null}
        </div>
        <Trade user={user} />
      </div>
      {may('audit.read') ? <AuditTrail uid={uid} /> : null}
    </>
  )
}

function Identity({ user }: { readonly user: User }): ReactNode {
  const { publishUntil, replyUntil } = user.rights
  return (
    <Sheet>
      <SheetHead title={<Trans>Account</Trans>} />
      <SheetBody>
        <KeyValues
          rows={[
            row('since', <Trans context="time">Registered</Trans>, <Moment at={user.createdAt} />),
            row('seen', <Trans>Last online</Trans>, <Moment at={user.lastOnlineAt} as="relative" />),
            row(
              'introducer',
              <Trans>Introducer</Trans>,
              user.introducer === null ? '—' : <UserLink uid={user.introducer} />,
            ),
            row(
              'introduced',
              <Trans>Introduced</Trans>,
              <Link to="/staff/users" search={{ introducer: user.uid }} className="link num">
                {user.introduced}
              </Link>,
            ),
            row('sessions', <Trans>Open sessions</Trans>, <span className="num">{user.sessions}</span>),
            row(
              'origins',
              <Trans>Registered from, last seen from</Trans>,
              `${user.registerOrigin}, ${user.lastOrigin}`,
            ),
            row('publish', <Trans>Publish right until</Trans>, until(publishUntil)),
            row('reply', <Trans>Reply right until</Trans>, until(replyUntil)),
            ...(user.nickName === null ? [] : [row('nick', <Trans>Shown as</Trans>, user.nickName)]),
          ]}
        />
      </SheetBody>
    </Sheet>
  )
}

function UnderWay({ uid }: { readonly uid: number }): ReactNode {
  const { q } = useApi()
  const { data, error, refetch } = useQuery(q.staff.userFigures.queryOptions({ uid }))
  return (
    <Sheet>
      <SheetHead title={<Trans>Under way</Trans>} />
      <SheetBody>
        <FailureNote error={data === undefined ? error : null} retry={() => void refetch()} />
        <KeyValues
          rows={[
            row('buys', <Trans>Open purchases</Trans>, number(data?.openPurchases)),
            row('sales', <Trans>Open sales</Trans>, number(data?.openSales)),
            row('held', <Trans>Of these on hold</Trans>, number(data?.held)),
            row('goods', <Trans>Goods</Trans>, number(data?.goods)),
            row('delisted', <Trans>Of these delisted</Trans>, number(data?.delisted)),
          ]}
        />
      </SheetBody>
    </Sheet>
  )
}

function Trade({ user: { statistics: s } }: { readonly user: User }): ReactNode {
  const locale = useLocale()
  return (
    <Sheet>
      <SheetHead title={<Trans>Statistics</Trans>} />
      <SheetBody>
        <KeyValues
          rows={[
            row('online', <Trans>Time online</Trans>, onlineTimeText(s.onlineSeconds, locale)),
            row('released', <Trans>Goods published</Trans>, number(s.goodsRelease)),
            row('bought', <Trans>Bought, completed</Trans>, number(s.buyAmount)),
            row('sold', <Trans>Sold, completed</Trans>, number(s.salesAmount)),
            row('confirms', <Trans>Receipts confirmed</Trans>, number(s.confirmReceives)),
            row('confirmed', <Trans>Receipts confirmed by buyers</Trans>, number(s.beConfirmReceives)),
            row('holds', <Trans>Holds</Trans>, number(s.holds)),
            row('complains', <Trans>Complaints filed</Trans>, number(s.complains)),
            row('against', <Trans>Complaints against</Trans>, number(s.beComplains)),
            row('posts', <Trans>Posts</Trans>, number(s.posts)),
            row('malicious', <Trans>Warnings, malicious conduct</Trans>, number(s.warningMaliciousTimes)),
            row('slight', <Trans>Warnings, slight</Trans>, number(s.warningSlightTimes)),
            row('contacts', <Trans>Warnings, contact details</Trans>, number(s.warningContactsTimes)),
          ]}
        />
      </SheetBody>
    </Sheet>
  )
}
