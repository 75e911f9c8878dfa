import { TabNav } from '@jindu/ui/primitives/tabs'
import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PageTitle } from '../../shared/page/page-title.tsx'
import { TabLink } from '../../shared/page/tab-link.tsx'
import { PeopleList } from '../../accounts/people/index.ts'
import { AlertList } from '../alerts/index.ts'
import { OTC_TABS, type OtcTab } from './manage-search.ts'
import { MyOrders } from './my-orders.tsx'
import { OtcMessages } from './otc-messages.tsx'
import { OwnOffers } from './own-offers.tsx'
import { OwnPayees } from './own-payees.tsx'
import { PublishForm } from './publish-form.tsx'

const route = getRouteApi('/personal/otcManage')

const VIEWS: Readonly<Record<OtcTab, () => ReactNode>> = {
  releaseNewOtcTopic: PublishForm,
  myReleaseOtcTopic: OwnOffers,
  myOtcOrder: MyOrders,
  otcMessage: OtcMessages,
  payees: OwnPayees,
  people: People,
  alerts: AlertList,
}

function People(): ReactNode {
  const { page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  return <PeopleList page={page} onPage={(next) => void navigate({ search: { tab: 'people', page: next } })} />
}

/** The reader's part of the fiat market: publish, offers, orders, messages, people (wallet-and-otc.md §2 "Fiat management"). */
export function ManagePage(): ReactNode {
  const { t } = useLingui()
  const { tab = 'myOtcOrder' } = route.useSearch()
  const View = VIEWS[tab]
  const words: Record<OtcTab, string> = {
    releaseNewOtcTopic: t`Publish an offer`,
    myReleaseOtcTopic: t`My offers`,
    myOtcOrder: t`My orders`,
    otcMessage: t`Messages`,
    payees: t`Receiving accounts`,
    people: t`People`,
    alerts: t`Alerts`,
  }
  return (
    <>
      <PageTitle
        end={
          <Link to="/otc" className="link">
            <Trans>To the market</Trans>
          </Link>
        }
      >
        <Trans>Fiat trade</Trans>
      </PageTitle>
      <TabNav label={t`Fiat trade`}>
        {OTC_TABS.map((one) => (
          <TabLink key={one} to="/personal/otcManage" search={{ tab: one }} chosen={one === tab} label={words[one]} />
        ))}
      </TabNav>
      <View />
    </>
  )
}
