import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { KeyValues } from '@jindu/ui/primitives/key-values'
import { Note } from '@jindu/ui/primitives/note'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Loading, Skeleton } from '@jindu/ui/primitives/skeleton'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { langOf } from '../../../shared/format/lang-of.ts'
import { Moment } from '../../../shared/format/moment.tsx'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useReportReasons } from '../../../trust/moderation/index.ts'
import { UserLink } from '../shared/links.tsx'
import { ItemState } from './item-list.tsx'
import { ItemRecord } from './item-record.tsx'
import { ItemPlace } from './item-place.tsx'
import { ItemSteps } from './item-steps.tsx'
import { useKindNames, useSignNames, type ItemInfo } from './item-words.ts'
import type { ItemsSearch } from './queue-search.ts'

interface ItemPageProps {
  readonly id: number | undefined
  readonly search: ItemsSearch
}

/** The selected queue item: its content, the reason it is here, and the possible actions. */
export function ItemPage({ id, search }: ItemPageProps): ReactNode {
  return id === undefined ? (
    <Sheet className="phone:hidden">
      <EmptyState headingLevel={2} title={<Trans>Choose what to work on</Trans>}>
        <Trans>Take an item of the queue: for 20 minutes nobody else works on it.</Trans>
      </EmptyState>
    </Sheet>
  ) : (
    <Chosen id={id} search={search} />
  )
}

const withoutItem = ({ item: _, ...list }: ItemsSearch) => list

function Chosen({ id, search }: { readonly id: number; readonly search: ItemsSearch }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const kinds = useKindNames()
  const item = useQuery(q.moderation.info.queryOptions({ id }))
  const info = item.data
  return (
    <Sheet>
      <SheetHead
        title={
          info === undefined ? (
            <Trans>Item {id}</Trans>
          ) : (
            <>
              {kinds[info.kind]} <span className="num">{info.subjectId}</span>
            </>
          )
        }
        end={
          <Link to="/staff" search={withoutItem(search)} className="link text-13">
            <Trans>Back to the queue</Trans>
          </Link>
        }
      >
        {info === undefined ? null : <ItemState item={info} />}
      </SheetHead>
      {item.error === null ? null : (
        <SheetBody>
          <FailureNote error={item.error} retry={() => void item.refetch()} />
        </SheetBody>
      )}
      {info === undefined ? (
        item.error === null ? (
          <Loading label={t`The item is loading`} slowText={t`Still waiting for the server’s answer.`}>
            <Skeleton className="m-4 h-40" />
          </Loading>
        ) : null
      ) : (
        <>
          <SheetBody>
            <Facts info={info} />
          </SheetBody>
          <SheetBody>
            <Words info={info} />
          </SheetBody>
          {info.flagged.length === 0 ? null : (
            <SheetBody>
              <Flagged info={info} />
            </SheetBody>
          )}
          {info.reported.length === 0 ? null : (
            <SheetBody>
              <Reports info={info} />
            </SheetBody>
          )}
          {info.record === null ? null : (
            <SheetBody>
              <ItemRecord record={info.record} />
            </SheetBody>
          )}
          <SheetBody>
            <ItemSteps info={info} />
          </SheetBody>
        </>
      )}
    </Sheet>
  )
}

function Facts({ info }: { readonly info: ItemInfo }): ReactNode {
  const { t } = useLingui()
  const rows = [
    info.aboutUid === null
      ? { id: 'about', name: t`Published by`, value: <Trans>the site</Trans> }
      : { id: 'about', name: t`Of user`, value: <UserLink uid={info.aboutUid} /> },
    { id: 'where', name: t`Where`, value: <ItemPlace info={info} /> },
    { id: 'opened', name: t`Waits since`, value: <Moment at={info.openedAt} /> },
    ...(info.claim === null
      ? []
      : [
          {
            id: 'claim',
            name: t`Worked on by`,
            value: (
              <Trans>
                {info.claim.nickName}, until <Moment at={info.claim.until} />
              </Trans>
            ),
          },
        ]),
    ...(info.warning === null
      ? []
      : [
          {
            id: 'warning',
            name: info.warning.kind === 'slight' ? t`Slight warning` : t`Warning for bad faith`,
            value: info.warning.reason,
          },
        ]),
    ...(info.closed === null
      ? []
      : [
          {
            id: 'closed',
            name: t`Closed by`,
            value: (
              <Trans>
                {info.closed.nickName}, <Moment at={info.closed.at} />
              </Trans>
            ),
          },
        ]),
  ]
  return <KeyValues rows={rows} align="start" />
}

/** The reported text. A private message comes with surrounding lines, and only for the member who claimed the item. */
function Words({ info }: { readonly info: ItemInfo }): ReactNode {
  const { kind, sealed, text, around, gone, waits } = info
  if (sealed)
    return (
      <Note icon={<Lock className="ic" aria-hidden="true" />} title={<Trans>A private message</Trans>}>
        <Trans>Take the item to read it, with the lines around it. The audit keeps who did.</Trans>
      </Note>
    )
  if (kind === 'message')
    return (
      <ol className="grid gap-2">
        {around.map((line) => (
          <li
            key={line.id}
            className={line.reported ? 'border-l-2 border-dispute pl-3' : 'border-l-2 border-line pl-3 text-ink-2'}
          >
            <p className="text-13">
              <span className="num">{line.uid}</span> · <Moment at={line.at} />
              {line.takenBackAt === null ? null : (
                <>
                  {' · '}
                  <Trans>
                    taken back <Moment at={line.takenBackAt} />
                  </Trans>
                </>
              )}
            </p>
            <p className="wrap-anywhere" lang={langOf(line.text)}>
              {line.text}
              {line.pictures === 0 || line.fileIds.length > 0 ? null : (
                <>
                  {' '}
                  <span className="text-ink-2">
                    <Trans>[pictures: {line.pictures}]</Trans>
                  </span>
                </>
              )}
            </p>
            <ReportedPictures fileIds={line.fileIds} />
          </li>
        ))}
      </ol>
    )
  return (
    <>
      {text === null || text === '' ? (
        <p className="text-ink-2">
          {kind === 'ticket' ? <TicketText waits={waits} /> : <Trans>See it at its place.</Trans>}
        </p>
      ) : (
        <p className="max-w-prose wrap-anywhere whitespace-pre-line" lang={langOf(text)}>
          {text}
        </p>
      )}
      {gone && kind !== 'ticket' ? (
        <p className="mt-2 text-13 text-ink-2">
          <Trans>It is out of sight already.</Trans>
        </p>
      ) : null}
    </>
  )
}

function TicketText({ waits }: { readonly waits: boolean }): ReactNode {
  return waits ? (
    <Trans>Its writer waits for an answer. It leaves the queue when somebody answers or closes it.</Trans>
  ) : (
    <Trans>It was answered or closed.</Trans>
  )
}

/** Sales that seem to be deals with oneself, and why. */
function Flagged({ info }: { readonly info: ItemInfo }): ReactNode {
  const signs = useSignNames()
  return (
    <>
      <h3 className="mb-1 font-semibold">
        <Trans>Sales that buyer and seller may have made with themselves</Trans>
      </h3>
      <p className="mb-2 text-13 text-ink-2">
        <Trans>
          They weigh nothing in the ranking and in averages. People of one household look the same: judge first.
        </Trans>
      </p>
      <ul className="grid gap-2">
        {info.flagged.map(({ orderId, buyerUid, signs: found, at }) => (
          <li key={orderId}>
            <p>
              <Trans>
                Order <span className="num">{orderId}</span> of <UserLink uid={buyerUid} />
              </Trans>{' '}
              <span className="text-13 text-ink-2">
                <Moment at={at} />
              </span>
            </p>
            <ul className="list-disc pl-5 text-ink-2">
              {found.map((sign) => (
                <li key={sign}>{signs[sign]}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  )
}

function Reports({ info }: { readonly info: ItemInfo }): ReactNode {
  const reasons = useReportReasons()
  return (
    <>
      <h3 className="mb-2 font-semibold">
        <Plural value={info.reports} one="Reported by # user" other="Reported by # users" />
      </h3>
      <ul className="grid gap-2">
        {info.reported.map(({ uid, reason, note, at }) => (
          <li key={uid}>
            <p>
              <b className="font-semibold">{reasons[reason]}</b>{' '}
              <span className="text-13 text-ink-2">
                <UserLink uid={uid} /> · <Moment at={at} />
              </span>
            </p>
            {note === '' ? null : (
              <p className="wrap-anywhere text-ink-2" lang={langOf(note)}>
                {note}
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Reported pictures; each opens in a new tab at full size. */
function ReportedPictures({ fileIds }: { readonly fileIds: readonly string[] }): ReactNode {
  const { t } = useLingui()
  if (fileIds.length === 0) return null
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {fileIds.map((id, index) => (
        <li key={id}>
          <a href={`/files/${id}`} target="_blank" rel="noreferrer">
            <img
              className="size-24 border border-line object-cover"
              src={`/files/${id}?w=320`}
              alt={t`Picture ${index + 1}`}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
