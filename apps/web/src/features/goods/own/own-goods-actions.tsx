import { Button } from '@jindu/ui/primitives/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useId, type ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import { useNow } from '../../../shared/time/use-now.ts'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'

type OwnGoods = ApiOutputs['goods']['ownList']['data'][number]

/** What the owner can do with goods; a push that is too early stays, with the time it opens. */
export function OwnGoodsActions({ goods }: { readonly goods: OwnGoods }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const now = useNow(15)
  const reason = useId()
  const reread = async (): Promise<void> => {
    await Promise.all([q.goods.ownList.invalidate(), q.goods.detail.invalidate({ id: goods.id })])
  }
  const push = useVerb((client, id: number) => client.goods.push.mutate({ id }), {
    says: t`Pushed to the top`,
    changes: [],
    done: reread,
  })
  const toggle = useVerb((client, offline: boolean) => client.goods.setOffline.mutate({ id: goods.id, offline }), {
    says: goods.offline ? t`Back for sale` : t`Taken offline`,
    changes: [],
    done: reread,
  })
  const early = goods.pushableAt > now
  return (
    <div className="flex flex-col items-end gap-1 phone:items-start">
      <div className="flex flex-wrap justify-end gap-1.5 phone:justify-start">
        <Button
          size="s"
          disabled={early || goods.offline || goods.status === 'delisted'}
          loading={push.isPending}
          aria-describedby={early ? reason : undefined}
          onClick={() => push.mutate(goods.id)}
        >
          <Trans>Push</Trans>
        </Button>
        <Button size="s" loading={toggle.isPending} onClick={() => toggle.mutate(!goods.offline)}>
          {goods.offline ? <Trans>Sell again</Trans> : <Trans>Take offline</Trans>}
        </Button>
        <Link to="/personal/sales" search={{ goods: goods.id }} className="btn quiet s">
          <Trans>Sales</Trans>
        </Link>
        <Link to="/personal/editGoods" search={{ id: goods.id, type: 'INFO' }} className="btn quiet s">
          <Trans>Edit information</Trans>
        </Link>
        <Link to="/personal/editGoods" search={{ id: goods.id, type: 'SHIPMENTS' }} className="btn quiet s">
          <Trans>Edit after-sales</Trans>
        </Link>
      </div>
      {early ? (
        <span id={reason} className="text-12 text-ink-3">
          <Trans>
            push again from <Moment at={goods.pushableAt} />
          </Trans>
        </span>
      ) : null}
    </div>
  )
}
