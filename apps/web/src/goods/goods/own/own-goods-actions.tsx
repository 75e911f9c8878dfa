import { Countdown } from '@jindu/ui/patterns/countdown'
import { Button } from '@jindu/ui/primitives/button'
import { MenuItem } from '@jindu/ui/primitives/menu'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, linkOptions } from '@tanstack/react-router'
import { useId, type ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import { MoreMenu } from '../../../shared/menu/more-menu.tsx'
import { notifySuccess } from '../../../shared/notify/notify-success.ts'
import { Undo } from '../../../shared/notify/undo.tsx'
import { useLocale } from '../../../shared/preferences.ts'
import { useServerOffset } from '../../../shared/time/server-clock.ts'
import { useNow } from '../../../shared/time/use-now.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import type { OwnGoods } from './own-goods.ts'

/** Below the push button, as wide as the buttons. */
const REASON = 'w-0 min-w-full text-left text-12 whitespace-normal'

/** The owner's actions on goods. A push that is too early stays disabled, with the time it becomes possible. */
export function OwnGoodsActions({ goods }: { readonly goods: OwnGoods }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const now = useNow(15)
  const reason = useId()
  const offset = useServerOffset()
  const locale = useLocale()
  const reread = async (): Promise<void> => {
    await Promise.all([q.goods.ownList.invalidate(), q.goods.detail.invalidate({ id: goods.id })])
  }
  const push = useVerb((client, id: number) => client.goods.push.mutate({ id }), {
    says: t`Pushed to the top`,
    changes: [],
    done: reread,
  })
  const back = useVerb((client, id: number) => client.goods.setOffline.mutate({ id, offline: false }), {
    says: t`Back for sale`,
    changes: [],
    done: reread,
  })
  const toggle = useVerb((client, offline: boolean) => client.goods.setOffline.mutate({ id: goods.id, offline }), {
    ...(goods.offline ? { says: t`Back for sale` } : {}),
    changes: [],
    done: async (_, offline) => {
      await reread()
      if (!offline) return
      const undo = <Undo key={performance.now()} word={t`Undo`} onUndo={() => back.mutateAsync(goods.id)} />
      notifySuccess('OK', locale, t`Taken offline`, undo)
    },
  })
  const delisted = goods.status === 'delisted'
  const early = goods.pushableAt > now && !goods.offline && !delisted
  const ways = linkOptions([
    { to: '/personal/sales', search: { goods: goods.id }, label: t`Sales` },
    { to: '/personal/editGoods', search: { id: goods.id, type: 'INFO' }, label: t`Edit information` },
    { to: '/personal/editGoods', search: { id: goods.id, type: 'SHIPMENTS' }, label: t`Edit after-sales` },
    { to: '/personal/editGoods', search: { id: goods.id, type: 'PRICES' }, label: t`Edit prices` },
  ])
  return (
    <div className="-mr-2.5 ml-auto flex w-fit flex-col gap-1 phone:m-0 phone:mt-1 phone:w-auto">
      <div className="flex flex-wrap justify-end gap-1.5 phone:grid phone:grid-cols-[1fr_1fr_auto] phone:items-center">
        <Button
          size="s"
          disabled={early || goods.offline || delisted}
          loading={push.isPending}
          aria-describedby={early || delisted || goods.offline ? reason : undefined}
          onClick={() => push.mutate(goods.id)}
        >
          <Trans>Push</Trans>
        </Button>
        <Button
          size="s"
          loading={toggle.isPending}
          disabled={delisted}
          aria-describedby={delisted ? reason : undefined}
          onClick={() => toggle.mutate(!goods.offline)}
        >
          {goods.offline ? <Trans>Sell again</Trans> : <Trans>Take offline</Trans>}
        </Button>
        {ways.map(({ label, ...way }) => (
          <Link key={label} {...way} className="btn quiet s max-[1120px]:hidden!">
            {label}
          </Link>
        ))}
        <MoreMenu of={goods.title} early>
          {ways.map(({ label, ...way }) => (
            <MenuItem key={label} asChild>
              <Link {...way}>{label}</Link>
            </MenuItem>
          ))}
        </MoreMenu>
      </div>
      {early ? (
        <span id={reason} className={`${REASON} text-ink-3`}>
          <Trans>
            Push again in{' '}
            <Countdown
              target={goods.pushableAt}
              now={now}
              offsetSeconds={offset}
              labels={{ days: t`d`, hours: t`h` }}
              passed={<Trans>a moment</Trans>}
              onPassed={() => void q.goods.ownList.invalidate()}
            />
            , from <Moment at={goods.pushableAt} />
          </Trans>
        </span>
      ) : null}
      {goods.offline && !delisted ? (
        <span id={reason} className={`${REASON} text-ink-3`}>
          <Trans>Put it back on sale to push it</Trans>
        </span>
      ) : null}
      {delisted ? (
        <span id={reason} className={`${REASON} [overflow-wrap:anywhere] text-negative`}>
          {goods.delistReason === null ? (
            <Trans>Staff delisted them: they can be edited, not sold</Trans>
          ) : (
            <Trans>Delisted by staff: {goods.delistReason}</Trans>
          )}
        </span>
      ) : null}
    </div>
  )
}
