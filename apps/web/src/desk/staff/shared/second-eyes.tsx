import { Note } from '@jindu/ui/primitives/note'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'

type Pair = ApiOutputs['accounts']['members']['pairs']['data'][number]

/**
 * The device, network and appointment that the reader shares with the first member.
 * @param first null where nobody was first
 */
export function useSecondEyes(first: number | null): Pair | undefined {
  const { q } = useApi()
  const { data } = useQuery({
    ...q.accounts.members.pairs.queryOptions({ uids: first === null ? [] : [first] }),
    enabled: first !== null,
  })
  return data?.data[0]
}

/** Why the reader is no second pair of eyes, or what an auditor will ask about; nothing where two are two. */
export function SecondEyesNote({ of }: { readonly of: Pair | undefined }): ReactNode {
  if (of === undefined) return null
  const { uid, sameEyesUntil, sameDevice, sameNetwork } = of
  if (sameEyesUntil !== null)
    return (
      <Note tone="hold">
        <Trans>
          You and {uid} count as one pair of eyes until <Moment at={sameEyesUntil} />: one of you appointed the other,
          or one member both of you. A third member must agree.
        </Trans>
      </Note>
    )
  if (!sameDevice && !sameNetwork) return null
  return (
    <Note tone="neutral">
      {sameDevice ? (
        <Trans>{uid} has logged in with a browser of yours too. If you agree, the audit keeps a mark of it.</Trans>
      ) : (
        <Trans>{uid} is logged in from your network. If you agree, the audit keeps a mark of it.</Trans>
      )}
    </Note>
  )
}
