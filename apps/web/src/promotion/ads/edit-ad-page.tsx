import { Loading, Skeleton } from '@jindu/ui/primitives/skeleton'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FailureNote } from '../../shared/page/failure-note.tsx'
import { PageTitle } from '../../shared/page/page-title.tsx'
import { useApi } from '../../shared/trpc/use-api.ts'
import { RightPrompt } from '../../accounts/rights/index.ts'
import { AdForm } from './ad-form.tsx'

const route = getRouteApi('/personal/myAD/editAd')

/** Editor of a new or existing ad (marketplace.md §2 "editAd"). */
export function EditAdPage(): ReactNode {
  const { id } = route.useSearch()
  const { session } = route.useRouteContext()
  return (
    <>
      <PageTitle>{id === undefined ? <Trans>New ad</Trans> : <Trans>Edit ad</Trans>}</PageTitle>
      <RightPrompt right="publish" session={session}>
        <Trans>An ad needs the right; nothing is saved without it.</Trans>
      </RightPrompt>
      {id === undefined ? <AdForm ad={null} /> : <Existing key={id} id={id} />}
    </>
  )
}

function Existing({ id }: { readonly id: number }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const { data, isError, error, refetch } = useQuery(q.ads.ownInfo.queryOptions({ id }))
  if (data !== undefined) return <AdForm ad={data} />
  if (isError) return <FailureNote error={error} retry={() => void refetch()} />
  return (
    <Loading label={t`The ad is loading`} slowText={t`Still waiting for the server's answer.`}>
      <Skeleton className="h-10 w-full" />
      <Skeleton className="mt-4 h-64 w-full" />
    </Loading>
  )
}
