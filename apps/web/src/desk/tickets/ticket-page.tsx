import { Sheet } from '@jindu/ui/primitives/sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Moment } from '../../shared/format/moment.tsx'
import { PageTitle } from '../../shared/page/page-title.tsx'
import { useApi } from '../../shared/trpc/use-api.ts'
import { Thread } from '../../trust/conversations/index.ts'
import { TicketAbout, TicketState } from './ticket-state.tsx'

const route = getRouteApi('/personal/feedback/feedback_details')

/** A ticket of the reader: the conversation, and the input while it is open. */
export function TicketPage(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const { id } = route.useLoaderData()
  const { data } = useSuspenseQuery(q.tickets.info.queryOptions({ id }))
  const { uid, title, createdAt, firstAnsweredAt, conversationId, about } = data
  return (
    <>
      <PageTitle end={<TicketState row={data} />}>{title}</PageTitle>
      <p className="ticket-facts">
        <Link to="/personal/feedback/feedback_list" className="link">
          <Trans>All tickets</Trans>
        </Link>
        <span>
          <Trans>
            Ticket {id}, asked by {uid} <Moment at={createdAt} />
          </Trans>
        </span>
        {firstAnsweredAt === null ? null : (
          <span>
            <Trans>
              first answered <Moment at={firstAnsweredAt} />
            </Trans>
          </span>
        )}
        {about === null ? null : (
          <span>
            <TicketAbout about={about} linked />
          </span>
        )}
      </p>
      <Sheet className="consult-sheet">
        <Thread
          conversationId={conversationId}
          tab={null}
          words={{ label: t`Ticket ${id}`, placeholder: t`Write to the staff` }}
        />
      </Sheet>
    </>
  )
}
