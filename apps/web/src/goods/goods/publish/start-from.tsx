import { Button } from '@jindu/ui/primitives/button'
import { Note } from '@jindu/ui/primitives/note'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { infoValuesOf } from '../own/info-values.ts'
import { EMPTY_DRAFT, type Draft } from './draft.ts'

export interface StartFromProps {
  readonly goodsId: number
  /** The draft is empty: no question is needed. */
  readonly isEmpty: boolean
  readonly onStart: (draft: Draft) => void
}

/** Starts a draft from existing goods: their public part, never the delivery. Asks before replacing a draft. */
export function StartFrom({ goodsId, isEmpty, onStart }: StartFromProps): ReactNode {
  const { q } = useApi()
  const { data, error } = useQuery(q.goods.ownInfo.queryOptions({ id: goodsId }))
  const start = useEffectEvent((goods: ApiOutputs['goods']['ownInfo']) => {
    if (isEmpty) onStart(draftFrom(goods))
  })
  useEffect(() => {
    if (data !== undefined) start(data)
  }, [data])
  if (error !== null) return <FailureNote error={error} />
  if (data === undefined || isEmpty) return null
  return (
    <Note
      className="mb-6"
      title={<Trans>Start from “{data.title}”?</Trans>}
      action={
        <Button size="s" onClick={() => onStart(draftFrom(data))}>
          <Trans>Start from it</Trans>
        </Button>
      }
    >
      <Trans>What you have written here is replaced.</Trans>
    </Note>
  )
}

function draftFrom(goods: ApiOutputs['goods']['ownInfo']): Draft {
  const { id, title } = goods.category
  return { ...EMPTY_DRAFT, ...infoValuesOf(goods), step: 1, category: { id, title } }
}
