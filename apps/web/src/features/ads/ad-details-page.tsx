import { Sheet, SheetBody } from '@jindu/ui/primitives/sheet'
import { TabNav } from '@jindu/ui/primitives/tabs'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Moment } from '../../shared/format/moment.tsx'
import { PageTitle } from '../../shared/page/page-title.tsx'
import { TabLink } from '../../shared/page/tab-link.tsx'
import { useApi } from '../../shared/trpc/use-api.ts'
import { RichText } from '../rich-text/index.ts'
import { AdManagement } from './ad-management.tsx'

const route = getRouteApi('/_main/adDetails')

/** An ad as anybody reads it; its owner lands on the management tab (marketplace.md §2 "Ads"). */
export function AdDetailsPage(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const { id } = route.useLoaderData()
  const { tab } = route.useSearch()
  const { data: ad } = useSuspenseQuery(q.ads.detail.queryOptions({ id }))
  const managing = ad.own && tab !== 'text'
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
      </p>
      {ad.own ? (
        <TabNav label={t`Ad`} className="mb-4">
          <TabLink to="/adDetails" search={{ id, tab: 'text' }} chosen={!managing} label={t`As readers see it`} />
          <TabLink to="/adDetails" search={{ id }} chosen={managing} label={t`Management`} />
        </TabNav>
      ) : null}
      {managing ? (
        <AdManagement id={id} />
      ) : (
        <Sheet>
          <SheetBody>
            <RichText html={ad.contentsHtml} />
            {ad.attach.length === 0 ? null : (
              <ul className="mt-4 grid gap-4">
                {ad.attach.map((fileId, index) => (
                  <li key={fileId}>
                    <img
                      src={`/files/${fileId}`}
                      alt={t`Picture ${index + 1}`}
                      className="max-w-full rounded-2 border border-line"
                    />
                  </li>
                ))}
              </ul>
            )}
          </SheetBody>
        </Sheet>
      )}
    </>
  )
}
