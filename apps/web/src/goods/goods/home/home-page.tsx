import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { Section } from '@jindu/ui/primitives/page'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { lazyPart } from '../../../shared/parts/lazy-part.tsx'
import { Moment } from '../../../shared/format/moment.tsx'
import { useLocale } from '../../../shared/preferences.ts'
import { useSession, useSite } from '../../../shared/session/session.ts'
import { useSuspenseAsRendered } from '../../../shared/trpc/as-rendered.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { AdPlace } from '../../../shared/ad-strips/ad-place.tsx'
import { LateAdStrip } from '../../../shared/ad-strips/late-ad-strip.tsx'
import { GoodsGrid } from '../../card/index.ts'
import { CategoryNav } from './category-nav.tsx'
import { CrossingIntro } from './crossing-intro.tsx'
import { GoodsRank } from './goods-rank.tsx'
import { HomeNotices } from './home-notices.tsx'
import { HOME_CATEGORIES } from './home-reads.ts'
import { HomeSearch, HomeSteps } from './home-search.tsx'
import { PHONE_AFTER } from './phone-order.ts'
import { SortTags } from './sort-tags.tsx'

// Only for those who are logged in: a visitor's first page goes without its rulers and clocks.
const UpcomingSettlements = lazyPart(async () => ({
  default: (await import('./upcoming-settlements.tsx')).UpcomingSettlements,
}))

/** Below the first view; how high they are, wide and on a phone. */
const GRID_LATER = 'later [--room:650px] phone:[--room:985px]'
const RANK_LATER = 'later [--room:270px] phone:[--room:460px]'

/** On phones the latest goods are in the first view; everything else comes after them. */
const PHONE_LATEST = 'phone:mt-6 phone:[&_li:nth-child(n+5)]:hidden phone:[--room:520px]'

/** As high with ads as without, so that nothing moves. */
const AD_STRIP = `mt-4 h-[82px] ${PHONE_AFTER}`

const NEW_SHOWN = 8
const HOT_SHOWN = 6
const RECOMMENDED_SHOWN = 8

export function HomePage(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const session = useSession()
  const site = useSite()
  const locale = useLocale()
  const home = q.goods.home.queryOptions()
  const { data: lists } = useSuspenseAsRendered(home.queryKey, useSuspenseQuery(home))
  const listed = q.categories.list.queryOptions(HOME_CATEGORIES)
  const { data: categories } = useSuspenseAsRendered(listed.queryKey, useSuspenseQuery(listed))
  const latest = lists.new[0]
  return (
    <>
      <h1 className="sr-only">
        <Trans>{site.siteName[locale]}: digital goods, paid through escrow</Trans>
      </h1>
      <HomeNotices />
      <div className="mb-6 grid gap-4 pt-4 phone:mb-4 phone:pt-0">
        <HomeSearch />
        <CategoryNav categories={categories.data} total={categories.total} />
        <SortTags />
        <div className="hidden grid-cols-2 gap-2 phone:grid">
          <HomeSteps />
        </div>
      </div>
      <div className="phone:flex phone:flex-col">
        {session === null ? <CrossingIntro /> : <UpcomingSettlements />}
        <LateAdStrip spot="home" label={t`Ads`} className={AD_STRIP}>
          <HomeAdPlace />
        </LateAdStrip>
        {latest === undefined ? (
          <EmptyState
            headingLevel={2}
            title={<Trans>No goods are for sale yet</Trans>}
            action={
              <Link to="/personal/releaseGoods" className="btn ink">
                <Trans>Publish goods</Trans>
              </Link>
            }
          >
            <Trans>What sellers publish appears here, the latest first.</Trans>
          </EmptyState>
        ) : (
          <>
            <Section
              title={<Trans>Latest released</Trans>}
              aside={
                <Trans>
                  newest <Moment at={latest.createdAt} as="relative" />
                </Trans>
              }
              end={<SeeAll sort={0} />}
              className={`later [--room:650px] ${PHONE_LATEST}`}
            >
              <GoodsGrid goods={lists.new.slice(0, NEW_SHOWN)} inView={2} />
            </Section>
            <Section
              title={<Trans>Best-selling goods</Trans>}
              aside={<Trans>by units sold, recent weeks weigh more</Trans>}
              end={<SeeAll sort={4} />}
              className={`${RANK_LATER} ${PHONE_AFTER}`}
            >
              <GoodsRank goods={lists.hot.slice(0, HOT_SHOWN)} />
            </Section>
            <Section
              title={<Trans>Recommended</Trans>}
              end={<SeeAll sort={3} />}
              className={`${GRID_LATER} ${PHONE_AFTER}`}
            >
              <GoodsGrid goods={lists.recommended.slice(0, RECOMMENDED_SHOWN)} />
            </Section>
          </>
        )}
      </div>
    </>
  )
}

function SeeAll({ sort }: { sort: 0 | 3 | 4 }): ReactNode {
  return (
    <Link to="/search" search={{ sort }} className="link">
      <Trans>See all</Trans>
    </Link>
  )
}

function HomeAdPlace(): ReactNode {
  const { t } = useLingui()
  return (
    <AdPlace label={t`Ads`} step={<Trans>Advertise here</Trans>} className={AD_STRIP}>
      <Trans>Advertise here to everyone who comes to buy.</Trans>
    </AdPlace>
  )
}
