import { Button } from '@jindu/ui/primitives/button'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { notifySuccess } from '../../shared/notify/notify-success.ts'
import { Undo } from '../../shared/notify/undo.tsx'
import { useLocale } from '../../shared/preferences.ts'
import type { ApiOutputs } from '../../shared/trpc/types.ts'
import { useApi } from '../../shared/trpc/use-api.ts'
import { useVerb } from '../../shared/trpc/use-verb.ts'

type Favorite = ApiOutputs['favorites']['list']['data'][number]

function useReread(): () => Promise<void> {
  const { q } = useApi()
  return async () => {
    await Promise.all([q.favorites.list.invalidate(), q.goods.detail.invalidate()])
  }
}

/** Restores a removed favourite; owned by the page, because the row is gone by then. */
export function useUndo(): (goodsId: number) => Promise<unknown> {
  const { t } = useLingui()
  const keep = useVerb((client, goodsId: number) => client.favorites.create.mutate({ goodsId }), {
    says: t`Back in your favourites`,
    changes: [],
    done: useReread(),
  })
  return (goodsId) => keep.mutateAsync(goodsId)
}

export interface RemoveFavoriteProps {
  readonly favorite: Favorite
  readonly onUndo: (goodsId: number) => Promise<unknown>
}

/** Removes goods from the favourites; the notification can undo it, unless they are no longer for sale. */
export function RemoveFavorite({ favorite: { id, goodsId, status }, onUndo }: RemoveFavoriteProps): ReactNode {
  const { t } = useLingui()
  const reread = useReread()
  const locale = useLocale()
  const what = t`Removed from your favourites`
  const word = t`Undo`
  const remove = useVerb((client, favorite: number) => client.favorites.delete.mutate({ id: favorite }), {
    changes: [],
    done: async () => {
      const action = status === 'normal' ? <Undo key={id} word={word} onUndo={() => onUndo(goodsId)} /> : undefined
      notifySuccess('CANCELLED', locale, what, action)
      await reread()
    },
  })
  return (
    <Button variant="line" size="s" loading={remove.isPending} onClick={() => remove.mutate(id)}>
      <Trans>Remove</Trans>
    </Button>
  )
}
