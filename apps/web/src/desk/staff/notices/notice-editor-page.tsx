import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { PageTitle } from '../../../shared/page/page-title.tsx'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { NoticeEditor } from './notice-editor.tsx'

const route = getRouteApi('/staff/notices/$id')

/** Editor of a new or existing notice. */
export function NoticeEditorPage(): ReactNode {
  const { id } = route.useLoaderData()
  return (
    <>
      <PageTitle>{id === null ? <Trans>New notice</Trans> : <Trans>Change notice {id}</Trans>}</PageTitle>
      {id === null ? <NoticeEditor notice={null} /> : <Existing id={id} />}
    </>
  )
}

function Existing({ id }: { readonly id: number }): ReactNode {
  const { q } = useApi()
  // Do not refetch while editing; a concurrent edit is rejected on save.
  const { data, error, refetch } = useQuery({ ...q.notices.edited.queryOptions({ id }), staleTime: Infinity })
  if (data === undefined) return <FailureNote error={error} retry={() => void refetch()} />
  return <NoticeEditor key={data.version} notice={data} />
}
