import { CopyButton } from '@jindu/ui/patterns/copy-button'
import { DataTable } from '@jindu/ui/patterns/data-table'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { StatusBadge, type StatusKind } from '@jindu/ui/patterns/status-badge'
import { Button } from '@jindu/ui/primitives/button'
import { Sheet } from '@jindu/ui/primitives/sheet'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useRouteContext } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Usd } from '../../shared/format/amount.tsx'
import { Moment } from '../../shared/format/moment.tsx'
import { UserText } from '../../shared/format/user-text.tsx'
import { VerbDialog } from '../../shared/forms/verb-dialog.tsx'
import { FailureNote } from '../../shared/page/failure-note.tsx'
import { ListPager } from '../../shared/page/list-pager.tsx'
import { PageTitle } from '../../shared/page/page-title.tsx'
import { lazyPart } from '../../shared/parts/lazy-part.tsx'
import { useApi } from '../../shared/trpc/use-api.ts'
import { useVerb } from '../../shared/trpc/use-verb.ts'
import { OffText, type Discount } from './off-text.tsx'

const CreateDiscount = lazyPart(async () => ({ default: (await import('./create-discount.tsx')).CreateDiscount }))

const route = getRouteApi('/personal/discounts')

const PAGE_SIZE = 20

const KINDS = {
  running: 'positive',
  planned: 'neutral',
  usedUp: 'neutral',
  ended: 'neutral',
} as const satisfies Record<Discount['state'], StatusKind>

/** The seller's discount codes: made, listed, handed on as a link, ended. */
export function DiscountsPage(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const { page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const [creating, setCreating] = useState(false)
  const { data, error, refetch } = useQuery({
    ...q.discounts.list.queryOptions({ page, limit: PAGE_SIZE }),
    placeholderData: keepPreviousData,
  })
  const create = (
    <Button variant="ink" size="s" onClick={() => setCreating(true)}>
      <Plus className="ic s" aria-hidden="true" />
      <Trans>New discount code</Trans>
    </Button>
  )
  return (
    <>
      <PageTitle
        end={
          <span className="flex items-center gap-4">
            <Link to="/personal/myGoods" className="link">
              <Trans>My goods</Trans>
            </Link>
            {create}
          </span>
        }
      >
        <Trans>Discount codes</Trans>
      </PageTitle>
      {error === null ? (
        <Sheet>
          <DataTable
            caption={t`Discount codes`}
            loadingRows={data === undefined ? 4 : 0}
            rows={data?.data}
            rowKey={(row) => String(row.id)}
            columns={[
              {
                id: 'code',
                header: t({ message: 'Code', context: 'discount' }),

                render: (row) => <CodeCell discount={row} />,
              },
              {
                id: 'for',
                header: t`For`,
                foldLabel: t`For`,
                render: (row) => <Bounds discount={row} />,
              },
              {
                id: 'used',
                header: t`Used`,
                align: 'end',
                foldLabel: t`Used`,
                render: ({ uses, maximumUses }) => (
                  <span className="num">
                    {maximumUses === null ? (
                      uses
                    ) : (
                      <Trans>
                        {uses} of {maximumUses}
                      </Trans>
                    )}
                  </span>
                ),
              },
              {
                id: 'until',
                header: t`Valid until`,
                align: 'end',
                foldLabel: t`Valid until`,
                render: ({ endsAt }) => (endsAt === null ? <Trans>no end</Trans> : <Moment at={endsAt} />),
              },
              { id: 'state', header: t`State`, fold: 'beside', render: (row) => <State discount={row} /> },
              { id: 'do', header: t`Actions`, align: 'end', fold: 'wide', render: (row) => <Actions discount={row} /> },
            ]}
            empty={
              <EmptyState
                headingLevel={2}
                title={<Trans>You have no discount codes yet</Trans>}
                action={
                  <Button variant="ink" onClick={() => setCreating(true)}>
                    <Trans>New discount code</Trans>
                  </Button>
                }
              >
                <Trans>
                  A code gives buyers a discount on your goods. You set how often and how long it can be used.
                </Trans>
              </EmptyState>
            }
            pager={
              <ListPager
                page={page}
                limit={PAGE_SIZE}
                total={data?.total ?? 0}
                onPage={(next) => void navigate({ search: { page: next } })}
              />
            }
          />
        </Sheet>
      ) : (
        <FailureNote error={error} retry={() => void refetch()} />
      )}
      {creating ? <CreateDiscount onClose={() => setCreating(false)} /> : null}
    </>
  )
}

interface Row {
  readonly discount: Discount
}

function CodeCell({ discount: { code, off } }: Row): ReactNode {
  return (
    <span className="flex flex-col">
      <b className="font-mono" translate="no">
        {code}
      </b>
      <span className="num text-13 text-ink-3">
        <OffText off={off} />
      </span>
    </span>
  )
}

/** The goods that a code covers, and its other conditions. */
function Bounds({ discount: { goods, minimum, onceEach, firstOnly } }: Row): ReactNode {
  const [first] = goods ?? []
  return (
    <span className="flex flex-col text-13">
      <span>
        {goods === null ? (
          <Trans>all your goods</Trans>
        ) : goods.length === 1 && first !== undefined ? (
          <UserText>{first.title}</UserText>
        ) : (
          <Plural value={goods.length} one="# of your goods" other="# of your goods" />
        )}
      </span>
      {minimum === null ? null : (
        <span className="text-ink-3">
          <Trans>
            for at least <Usd of={minimum} />
          </Trans>
        </span>
      )}
      {firstOnly ? (
        <span className="text-ink-3">
          <Trans>first purchase</Trans>
        </span>
      ) : onceEach ? (
        <span className="text-ink-3">
          <Trans>once for each buyer</Trans>
        </span>
      ) : null}
    </span>
  )
}

function State({ discount: { state, startsAt } }: Row): ReactNode {
  const { t } = useLingui()
  const words = { running: t`Running`, usedUp: t`Used up`, ended: t`Ended`, planned: t`Not started` }
  return (
    <span className="flex flex-col items-start gap-0.5">
      <StatusBadge kind={KINDS[state]}>{words[state]}</StatusBadge>
      {state === 'planned' && startsAt !== null ? (
        <span className="num text-13 text-ink-3">
          <Trans>
            from <Moment at={startsAt} />
          </Trans>
        </span>
      ) : null}
    </span>
  )
}

/** Row actions: copy the link or the code, end the code. */
function Actions({ discount: { id, code, goods, state } }: Row): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const [asked, ask] = useState(false)
  const origin = useRouteContext({ from: '__root__', select: (context) => context.origin })
  const end = useVerb((client, ended: number) => client.discounts.end.mutate({ id: ended }), {
    quiet: true,
    says: t`The code is ended`,
    changes: [q.discounts.list.queryOptions({ page: 1, limit: PAGE_SIZE }).queryKey.slice(0, 1)],
    done: () => ask(false),
  })
  if (state === 'ended') return null
  const [only] = goods?.length === 1 ? goods : []
  return (
    <span className="flex flex-wrap justify-end gap-2">
      <CopyButton
        size="s"
        value={only === undefined ? code : `${origin}/goodsDetails?id=${only.id}&code=${code}`}
        labels={{
          copy: only === undefined ? t`Copy code` : t`Copy link`,
          copied: t`Copied`,
          failed: t`Select it and copy by hand`,
          empty: t`Nothing to copy`,
        }}
      />
      <Button size="s" variant="line" onClick={() => ask(true)}>
        <Trans>End</Trans>
      </Button>
      {asked ? (
        <VerbDialog
          title={<Trans>End the code {code}?</Trans>}
          consequence={<Trans>Nobody can use it any more. Orders that used it stay as they are.</Trans>}
          confirmLabel={<Trans>End the code</Trans>}
          verb={end}
          onClose={() => ask(false)}
          onConfirm={() => end.mutate(id)}
        />
      ) : null}
    </span>
  )
}
