import { channelName } from '@jindu/domain/events'
import { Sheet, SheetBody } from '@jindu/ui/primitives/sheet'
import { TabNav } from '@jindu/ui/primitives/tabs'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { lazyPart } from '../../shared/parts/lazy-part.tsx'
import { Moment } from '../../shared/format/moment.tsx'
import { useLive } from '../../shared/live/use-live.ts'
import { PageTitle } from '../../shared/page/page-title.tsx'
import { TabLink } from '../../shared/page/tab-link.tsx'
import { useSuspenseAsRendered } from '../../shared/trpc/as-rendered.ts'
import { useApi } from '../../shared/trpc/use-api.ts'
import type { ApiOutputs } from '../../shared/trpc/types.ts'
import { useSession } from '../../shared/session/session.ts'
import { ReportButton } from '../../trust/moderation/index.ts'
import { Comments } from '../../trust/comments/index.ts'
import { RichText } from '../../shared/rich-text/index.ts'

// Lazy: for the owner, and for readers who consult.
const AdManagement = lazyPart(async () => ({ default: (await import('./ad-management.tsx')).AdManagement }))
const Consult = lazyPart(async () => ({ default: (await import('../../trust/conversations/index.ts')).Consult }))

const route = getRouteApi('/_main/adDetails')

/** Public page of an ad with its comments; its owner starts on the management tab (marketplace.md §2 "Ads"). */
export function AdDetailsPage(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const session = useSession()
  const { id } = route.useLoaderData()
  const { tab: wanted } = route.useSearch()
  const asked = q.ads.detail.queryOptions({ id })
  const { data: ad } = useSuspenseAsRendered(asked.queryKey, useSuspenseQuery(asked))
  useLive(channelName('ad', id))
  const tab =
    wanted === undefined || (wanted === 'management' && !ad.own) ? (ad.own ? 'management' : 'comments') : wanted
  return (
    <>
      <PageTitle>
        <span className="break-words">{ad.title.replaceAll('_', '_\u200b')}</span>
      </PageTitle>
      <p className="mb-4 text-13 text-ink-3">
        <Trans>
          Ad ·{' '}
          <Link to="/sellerDetails" search={{ id: ad.ownerUid }} className="link num">
            {ad.ownerUid}
          </Link>
        </Trans>{' '}
        · <Moment at={ad.updatedAt} as="day" />
        {session === null || ad.own ? null : (
          <>
            {' '}
            · <ReportButton kind="ad" id={id} />
          </>
        )}
      </p>
      {tab === 'management' ? null : <AdText ad={ad} />}
      <TabNav label={t`Ad`} className="mb-4">
        <TabLink
          to="/adDetails"
          search={{ id, tab: 'comments' }}
          chosen={tab === 'comments'}
          label={t`Public comments`}
          resetScroll={false}
        />
        <TabLink
          to="/adDetails"
          search={{ id, tab: 'consult' }}
          chosen={tab === 'consult'}
          label={t`Ask the advertiser`}
          resetScroll={false}
        />
        {ad.own ? (
          <TabLink
            to="/adDetails"
            search={{ id, tab: 'management' }}
            chosen={tab === 'management'}
            label={t`Management`}
            resetScroll={false}
          />
        ) : null}
      </TabNav>
      {tab === 'management' ? (
        <AdManagement id={id} />
      ) : tab === 'consult' ? (
        <Consult subject={{ kind: 'ad', id }} own={ad.own} />
      ) : ad.open ? (
        <Comments place={{ kind: 'ad', subjectId: id }} />
      ) : (
        <p className="text-13 text-ink-2">
          <Trans>Comments stand here once the ad is shown to everybody.</Trans>
        </p>
      )}
    </>
  )
}

function AdText({ ad }: { readonly ad: ApiOutputs['ads']['detail'] }): ReactNode {
  const { t } = useLingui()
  return (
    <Sheet className="mb-6">
      <SheetBody>
        <RichText html={ad.contentsHtml} />
        {ad.attach.length === 0 ? null : (
          <ul className="mt-4 grid grid-cols-2 gap-4 phone:grid-cols-1">
            {ad.attach.map((fileId, index) => (
              <li key={fileId}>
                <a href={`/files/${fileId}`} target="_blank" rel="noreferrer">
                  <img
                    src={`/files/${fileId}`}
                    alt={t`Picture ${index + 1}`}
                    className="aspect-video w-full rounded-2 border border-line bg-canvas object-contain"
                  />
                </a>
              </li>
            ))}
          </ul>
        )}
      </SheetBody>
    </Sheet>
  )
}
