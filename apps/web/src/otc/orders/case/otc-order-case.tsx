import { channelName } from '@jindu/domain/events'
import { Button } from '@jindu/ui/primitives/button'
import { SheetBody } from '@jindu/ui/primitives/sheet'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLive } from '../../../shared/live/use-live.ts'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import type { CaseKind, CaseView } from '../../../trust/disputes/index.ts'
import { otcOrderCaseWords } from './case-words.tsx'
import { disputeSubject } from '../dispute-subject.ts'
import { amountText, type OtcOrder } from '../order.ts'
import { OtcBadge } from '../otc-badge.tsx'
import { OtcClock } from '../otc-clock.tsx'
import { OtcFacts } from '../otc-facts.tsx'
import { OtcPayees } from '../otc-payees.tsx'
import { OtcRail } from '../otc-rail.tsx'
import { OtcTimeline } from '../otc-timeline.tsx'

function caseView({ order, entries, dossier, earlier, assigned, ruledBy }: ApiOutputs['otcOrders']['case']): CaseView {
  return {
    subject: disputeSubject(order),
    title: amountText(order.amount),
    head: <CaseHead order={order} />,
    course: (
      <>
        <SheetBody>
          <OtcRail order={order} />
        </SheetBody>
        <OtcClock order={order} />
      </>
    ),
    facts: (
      <>
        <OtcFacts order={order} />
        <OtcPayees order={order} />
        <OtcTimeline order={order} />
      </>
    ),
    chatId: order.chatId,
    entries,
    earlier,
    assigned,
    ruledBy,
    chain: dossier,
  }
}

function CaseHead({ order }: { readonly order: OtcOrder }): ReactNode {
  return (
    <>
      <div className="phone:w-full">
        <OtcBadge order={order} />
      </div>
      <Button asChild size="s">
        <Link to="/otcOrderPanel" search={{ orderID: order.id }}>
          <Trans>Order page</Trans>
        </Link>
      </Button>
    </>
  )
}

/** Disputes of orders of the fiat market, on the page of the arbiters. */
export const otcOrderCase: CaseKind = {
  ...otcOrderCaseWords,
  load: (q, id) => q.otcOrders.case.ensureData({ id }),
  Case: function OtcOrderCase({ id, children }) {
    const { q } = useApi()
    useLive(channelName('otcOrder', id))
    const { data, error, refetch } = useQuery(q.otcOrders.case.queryOptions({ id }))
    return children({ view: data === undefined ? undefined : caseView(data), error, retry: () => void refetch() })
  },
}
