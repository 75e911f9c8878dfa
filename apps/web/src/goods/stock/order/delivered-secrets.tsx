import { Button } from '@jindu/ui/primitives/button'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Plural, Trans } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import { useSession } from '../../../shared/session/session.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { secretsOf, type Bought } from './bought.ts'
import { ReplaceUnits } from './replace-units.tsx'
import { ReplacementWhy } from './replacement-reason.tsx'
import { SaveSecrets } from './save-secrets.tsx'
import { SecretRow } from './secret-row.tsx'
import { useOpenDelivery } from './use-open-delivery.ts'

type Inspected = ApiOutputs['goodsOrders']['inspectDelivery']

/** The secrets of an order: opened ones in clear text for the buyer; for others the time of each opening. */
export function DeliveredSecrets({ goods }: { readonly goods: Bought }): ReactNode {
  const open = useOpenDelivery(goods.orderId)
  const [inspected, setInspected] = useState<Inspected | null>(null)
  const shown = inspected ?? goods
  const { units } = shown
  const total = units.length + goods.returned
  const { replaced } = shown
  const byUnits = goods.delivery === 'units' || goods.delivery === 'manual'
  if (goods.delivery === 'text' || (byUnits && units.length + replaced.length === 0)) return null
  const sealed = units.filter(({ openedAt }) => openedAt === null).length
  const secrets = secretsOf(shown)
  return (
    <Sheet>
      <SheetHead
        title={
          goods.delivery === 'manual' ? (
            <Trans>Delivered by hand</Trans>
          ) : goods.delivery === 'units' ? (
            <Trans>Units</Trans>
          ) : (
            <Trans>Secret</Trans>
          )
        }
        end={
          <span className="flex flex-wrap items-center justify-end gap-2">
            {goods.role === 'staff' && inspected === null ? (
              <Inspect orderId={goods.orderId} onRead={setInspected} />
            ) : null}
            {goods.replaceable ? <ReplaceUnits orderId={goods.orderId} size="s" /> : null}
            {goods.role === 'buyer' && sealed > 1 ? (
              <Button size="s" loading={open.isPending} onClick={() => open.mutate(null)}>
                <Plural value={sealed} one="Open the other #" other="Open the other #" />
              </Button>
            ) : null}
            {secrets.length === 0 ? null : <SaveSecrets orderId={goods.orderId} secrets={secrets} />}
          </span>
        }
      />
      <SheetBody className="p-0!">
        <ul className="delivery-units">
          {goods.delivery === 'shared' ? (
            <SecretRow name={<Trans>For every buyer</Trans>} openedAt={goods.openedAt} secret={shown.shared} />
          ) : (
            units.map(({ number, openedAt, secret }) => (
              <SecretRow
                key={number}
                name={
                  <Trans>
                    Unit {number} of {total}
                  </Trans>
                }
                openedAt={openedAt}
                secret={secret}
                onOpen={
                  goods.role === 'buyer' && openedAt === null && !goods.revoked ? () => open.mutate(number) : undefined
                }
                opening={open.isPending && open.variables === number}
              />
            ))
          )}
          {replaced.map((unit) => (
            <ReplacedRow key={`${unit.number} ${unit.replacedAt} ${unit.secret}`} unit={unit} />
          ))}
        </ul>
      </SheetBody>
    </Sheet>
  )
}

/** A replaced unit with the reason. */
function ReplacedRow({ unit }: { readonly unit: Bought['replaced'][number] }): ReactNode {
  const { number, openedAt, secret, replacedAt, reason, remark } = unit
  return (
    <SecretRow
      name={<Trans>Unit {number}, replaced</Trans>}
      openedAt={openedAt}
      secret={secret}
      replaced={
        <Trans>
          replaced <Moment at={replacedAt} />. <ReplacementWhy reason={reason} remark={remark} />
        </Trans>
      }
    />
  )
}

function Inspect({
  orderId,
  onRead,
}: {
  readonly orderId: number
  readonly onRead: (read: Inspected) => void
}): ReactNode {
  const session = useSession()
  const inspect = useVerb((client, id: number) => client.goodsOrders.inspectDelivery.mutate({ id }), {
    done: onRead,
    changes: [],
  })
  if (session === null) return null
  return (
    <Button size="s" loading={inspect.isPending} onClick={() => inspect.mutate(orderId)}>
      <Trans>Read what was delivered (recorded)</Trans>
    </Button>
  )
}
