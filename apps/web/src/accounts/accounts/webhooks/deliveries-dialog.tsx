import { StatusBadge, type StatusKind } from '@jindu/ui/patterns/status-badge'
import { Button } from '@jindu/ui/primitives/button'
import { Dialog } from '@jindu/ui/primitives/dialog'
import { Skeleton } from '@jindu/ui/primitives/skeleton'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { TOPIC_WORDS } from './topics.tsx'
import type { Webhook } from './webhook-row.tsx'

type Delivery = ApiOutputs['webhooks']['deliveries']['data'][number]
type Try = Delivery['tries'][number]

const PAGE = 20
/** Refetch interval: waiting deliveries are retried within seconds. */
const LOOK_AGAIN_MILLISECONDS = 3_000

const STATES: Record<Delivery['state'], { readonly kind: StatusKind; readonly word: ReactNode }> = {
  waiting: { kind: 'hold', word: <Trans context="webhook delivery">Waiting</Trans> },
  delivered: { kind: 'positive', word: <Trans context="webhook delivery">Delivered</Trans> },
  failed: { kind: 'negative', word: <Trans context="webhook delivery">Given up</Trans> },
}

const FAILURES: Record<Exclude<Try['failure'], null | 'status'>, ReactNode> = {
  address: <Trans>the address is in a private network</Trans>,
  unreachable: <Trans>no connection</Trans>,
  certificate: <Trans>the certificate is not valid</Trans>,
  timeout: <Trans>no answer in time</Trans>,
}

function TryLine({ made: { at, milliseconds, status, failure } }: { readonly made: Try }): ReactNode {
  return (
    <li className="num">
      <Moment at={at} /> · {failure === null || failure === 'status' ? `HTTP ${status}` : FAILURES[failure]} ·{' '}
      {milliseconds} ms
    </li>
  )
}

function DeliveryLine({
  delivery,
  onAgain,
  pending,
}: {
  readonly delivery: Delivery
  readonly onAgain: (() => void) | null
  readonly pending: boolean
}): ReactNode {
  const { id, topic, payload, createdAt, state, nextTryAt, tries } = delivery
  return (
    <li className="grid grid-cols-[1fr_auto] items-start gap-x-3 gap-y-1 border-t border-line py-3 first:border-t-0">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-14">
        <span className="font-medium">{TOPIC_WORDS[topic]}</span>
        <span className="mono text-13 text-ink-3">msg_{id}</span>
        <StatusBadge kind={STATES[state].kind}>{STATES[state].word}</StatusBadge>
      </div>
      {onAgain === null || state === 'waiting' ? (
        <span />
      ) : (
        <Button size="s" disabled={pending} onClick={onAgain}>
          <Trans>Send again</Trans>
        </Button>
      )}
      <div className="col-span-2 text-13 text-ink-2">
        <p className="mono break-all text-ink-3">{JSON.stringify(payload)}</p>
        <p>
          <Trans>
            Happened <Moment at={createdAt} />
          </Trans>
          {nextTryAt === null ? null : (
            <>
              {' · '}
              <Trans>
                Next try <Moment at={nextTryAt} />
              </Trans>
            </>
          )}
        </p>
        {tries.length === 0 ? null : (
          <ul className="mt-1 text-ink-3">
            {tries.toReversed().map((made) => (
              <TryLine key={`${made.at} ${made.milliseconds}`} made={made} />
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}

/** Deliveries of a webhook, the result of each try, and a button to send again. */
export function DeliveriesDialog({
  hook,
  onClose,
}: {
  readonly hook: Webhook
  readonly onClose: () => void
}): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  /** The `before` of each opened page, newest page first. */
  const [places, setPlaces] = useState<readonly number[]>([])
  const before = places.at(-1)
  const asked = { id: hook.id, limit: PAGE, ...(before !== undefined && { before }) }
  const log = useQuery({
    ...q.webhooks.deliveries.queryOptions(asked),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.data.some(({ state }) => state === 'waiting') === true ? LOOK_AGAIN_MILLISECONDS : false,
  })
  const again = useVerb((client, deliveryId: number) => client.webhooks.redeliver.mutate({ id: hook.id, deliveryId }), {
    says: t`It is sent again`,
    changes: [q.webhooks.deliveries.queryOptions(asked).queryKey],
  })
  const { data } = log
  const next = data?.next ?? null
  return (
    <Dialog
      open
      size="wide"
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={<Trans>Deliveries</Trans>}
      description={<span className="mono break-all">{hook.url}</span>}
      closeLabel={t`Close`}
      footer={
        next === null && places.length === 0 ? undefined : (
          <>
            <Button disabled={places.length === 0} onClick={() => setPlaces(places.slice(0, -1))}>
              <Trans>Newer</Trans>
            </Button>
            <Button
              disabled={next === null}
              onClick={() => {
                if (next !== null) setPlaces([...places, next])
              }}
            >
              <Trans>Older</Trans>
            </Button>
          </>
        )
      }
    >
      {log.isError ? (
        <FailureNote error={log.error} retry={() => void log.refetch()} />
      ) : data === undefined ? (
        <Skeleton className="h-24" />
      ) : data.data.length === 0 ? (
        <p className="text-14 text-ink-2">
          <Trans>Nothing was sent in the last 30 days. Send a test to see whether your program answers.</Trans>
        </p>
      ) : (
        <ul>
          {data.data.map((delivery) => (
            <DeliveryLine
              key={delivery.id}
              delivery={delivery}
              onAgain={hook.state === 'active' ? () => again.mutate(delivery.id) : null}
              pending={again.isPending && again.variables === delivery.id}
            />
          ))}
        </ul>
      )}
    </Dialog>
  )
}
