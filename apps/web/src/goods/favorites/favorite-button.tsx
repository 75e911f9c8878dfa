import { Button } from '@jindu/ui/primitives/button'
import { Trans } from '@lingui/react/macro'
import { useNavigate, useLocation } from '@tanstack/react-router'
import { Bookmark } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSession } from '../../shared/session/session.ts'
import { useApi } from '../../shared/trpc/use-api.ts'
import { useVerb } from '../../shared/trpc/use-verb.ts'

export interface FavoriteButtonProps {
  readonly goodsId: number
  readonly favorite: boolean
  /** Quiet beside a figure, or as a separate button. */
  readonly variant?: 'quiet' | 'line'
}

/** Adds goods to the reader's favourites or removes them; a visitor logs in first. */
export function FavoriteButton({ goodsId, favorite, variant = 'quiet' }: FavoriteButtonProps): ReactNode {
  const { q } = useApi()
  const session = useSession()
  const navigate = useNavigate()
  const here = useLocation({ select: (location) => location.href })
  const keep = useVerb(
    async (client, wanted: boolean) => {
      await (wanted ? client.favorites.create.mutate({ goodsId }) : client.favorites.delete.mutate({ goodsId }))
    },
    {
      changes: [],
      done: async () => {
        await Promise.all([q.goods.detail.invalidate({ id: goodsId }), q.favorites.list.invalidate()])
      },
    },
  )
  const shown = keep.isPending ? keep.variables : favorite
  const press = (): void => {
    if (session === null) void navigate({ to: '/login', search: { redirect: here } })
    else keep.mutate(!favorite)
  }
  return (
    <Button
      variant={variant}
      size={variant === 'quiet' ? 's' : 'm'}
      // Negative margin: a quiet button's text must align with the column's edge despite its padding.
      className={variant === 'quiet' ? '-mr-2.5' : undefined}
      aria-pressed={shown}
      loading={keep.isPending}
      onClick={press}
    >
      <Bookmark className="ic" fill={shown ? 'currentColor' : 'none'} aria-hidden="true" />
      {shown ? <Trans>In favourites</Trans> : <Trans>Favourite</Trans>}
    </Button>
  )
}
