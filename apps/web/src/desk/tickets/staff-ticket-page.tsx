import { channelName } from '@jindu/domain/events'
import { TICKET_DESK } from '@jindu/domain/desk/tickets'
import { CANNED_ANSWERS } from '@jindu/i18n/canned-answers'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { Button } from '@jindu/ui/primitives/button'
import { KeyValues } from '@jindu/ui/primitives/key-values'
import { Select } from '@jindu/ui/primitives/select'
import { Sheet, SheetHead } from '@jindu/ui/primitives/sheet'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { Moment } from '../../shared/format/moment.tsx'
import { readFailure } from '../../shared/errors/failure.ts'
import { VerbDialog } from '../../shared/forms/verb-dialog.tsx'
import { useLive } from '../../shared/live/use-live.ts'
import { FailureNote } from '../../shared/page/failure-note.tsx'
import { PageTitle } from '../../shared/page/page-title.tsx'
import { useSession } from '../../shared/session/session.ts'
import { useApi } from '../../shared/trpc/use-api.ts'
import { useVerb } from '../../shared/trpc/use-verb.ts'
import { Thread } from '../../trust/conversations/index.ts'
import { ReasonStep } from '../staff/index.ts'
import type { TicketInfo } from './ticket-search.ts'
import { TicketAbout, TicketState } from './ticket-state.tsx'

const route = getRouteApi('/staff/tickets/$id')

/** A ticket for staff: its author, the assigned member, and canned answers beside the conversation. */
export function StaffTicketPage(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const { id } = route.useLoaderData()
  const { data } = useSuspenseQuery(q.tickets.info.queryOptions({ id }))
  useLive(channelName('ticketDesk', TICKET_DESK))
  const [chosen, setChosen] = useState<{ readonly key: string; readonly text: string } | null>(null)
  const uid = useSession()?.uid
  const mine = data.assigned !== null && data.assigned.uid === uid
  return (
    <>
      <PageTitle end={<TicketState row={data} />}>{data.title}</PageTitle>
      <div className="ticket-desk">
        <Sheet className="consult-sheet">
          {mine ? (
            <Thread
              conversationId={data.conversationId}
              tab={null}
              words={{ label: t`Ticket ${id}`, placeholder: t`Answer for the staff` }}
              insert={chosen}
            />
          ) : (
            <NotYours data={data} />
          )}
        </Sheet>
        <div>
          <Facts data={data} mine={mine} />
          {mine && data.closedAt === null ? (
            <Sheet className="ticket-canned">
              <SheetHead title={<Trans>Canned answers</Trans>} />
              <Canned onChoose={(text) => setChosen((before) => ({ key: `${before?.key ?? ''}+`, text }))} />
            </Sheet>
          ) : null}
        </div>
      </div>
    </>
  )
}

/** Replaces the conversation: only the assigned member reads it. */
function NotYours({ data: { id, assigned } }: { readonly data: TicketInfo }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const role = useSession()?.role
  const take = useVerb((client) => client.tickets.take.mutate({ id }), { says: t`The ticket is yours` })
  const name = assigned?.nickName
  return (
    <EmptyState
      headingLevel={2}
      title={
        assigned === null ? <Trans>Nobody has taken this ticket</Trans> : <Trans>{name} works on this ticket</Trans>
      }
      action={
        assigned === null ? (
          <Button variant="ink" loading={take.isPending} onClick={() => take.mutate(undefined)}>
            <Trans>Take it and read</Trans>
          </Button>
        ) : role === 'administrator' ? (
          <ReasonStep
            label={<Trans>Take it over</Trans>}
            takesBack
            title={<Trans>Take ticket {id} over</Trans>}
            consequence={
              <Trans>
                You read and answer it in place of {name}, who reads it no more. The audit keeps the reason.
              </Trans>
            }
            says={t`Ticket ${id} is yours`}
            step={(client, reason) => client.tickets.takeOver.mutate({ id, reason })}
            reread={() => Promise.all([q.tickets.invalidate(), q.conversations.invalidate()])}
          />
        ) : undefined
      }
    >
      {assigned === null ? (
        <Trans>What was said in it is shown to whoever takes it. Each read is recorded.</Trans>
      ) : (
        <Trans>What was said in it is shown to them alone. An administrator can take it over with a reason.</Trans>
      )}
    </EmptyState>
  )
}

function Facts({ data, mine }: { readonly data: TicketInfo; readonly mine: boolean }): ReactNode {
  const { id, uid, about, createdAt, firstAnsweredAt, assigned, closedAt } = data
  return (
    <Sheet className="ticket-side">
      <KeyValues
        align="start"
        rows={[
          {
            id: 'from',
            name: <Trans context="ticket">From</Trans>,
            value: (
              <Link to="/staff/users/$uid" params={{ uid: String(uid) }} className="link num">
                {uid}
              </Link>
            ),
          },
          ...(about === null
            ? []
            : [{ id: 'about', name: <Trans>About</Trans>, value: <TicketAbout about={about} linked={false} /> }]),
          { id: 'asked', name: <Trans context="ticket">Asked</Trans>, value: <Moment at={createdAt} /> },
          {
            id: 'first',
            name: <Trans>First answer</Trans>,
            value: firstAnsweredAt === null ? <Trans>none yet</Trans> : <Moment at={firstAnsweredAt} />,
          },
          {
            id: 'taken',
            name: <Trans>Taken by</Trans>,
            value: assigned === null ? <Trans>nobody</Trans> : assigned.nickName,
          },
        ]}
      />
      <Steps id={id} mine={mine} closed={closedAt !== null} colleague={mine ? null : assigned} />
    </Sheet>
  )
}

interface StepsProps {
  readonly id: number
  readonly mine: boolean
  readonly closed: boolean
  /** The other assigned member: only they or an administrator can close it. */
  readonly colleague: TicketInfo['assigned']
}

function Steps({ id, mine, closed, colleague }: StepsProps): ReactNode {
  const { t } = useLingui()
  const role = useSession()?.role
  const shut = colleague !== null && role !== 'administrator'
  const name = colleague?.nickName
  const release = useVerb((client) => client.tickets.release.mutate({ id }), { says: t`The ticket is nobody's` })
  const reopen = useVerb((client) => client.tickets.reopen.mutate({ id }), { says: t`Ticket reopened` })
  return (
    <div className="ticket-steps">
      {closed ? (
        <Button size="s" variant="line" loading={reopen.isPending} onClick={() => reopen.mutate(undefined)}>
          <Trans>Reopen</Trans>
        </Button>
      ) : (
        <>
          {mine ? (
            <Button size="s" variant="quiet" loading={release.isPending} onClick={() => release.mutate(undefined)}>
              <Trans>Give it back</Trans>
            </Button>
          ) : null}
          <CloseStep id={id} shut={shut} />
          {shut ? (
            <p className="text-13 text-ink-2">
              <Trans>{name} has it: they close it, or an administrator.</Trans>
            </p>
          ) : null}
        </>
      )}
    </div>
  )
}

/** Closes a ticket; of one with lines that nobody on the staff has read it asks first. */
function CloseStep({ id, shut }: { readonly id: number; readonly shut: boolean }): ReactNode {
  const { t } = useLingui()
  const [unread, setUnread] = useState(0)
  const close = useVerb((client, lines: number) => client.tickets.close.mutate({ id, unread: lines }), {
    says: t`Ticket closed`,
    quiet: true,
    done: () => setUnread(0),
  })
  const failure = close.error === null ? null : readFailure(close.error)
  const refused = failure?.kind === 'refused' && failure.code === 'TICKET_UNREAD' ? failure : null
  const lines = Number(refused?.details['lines'] ?? 0)
  if (lines > 0 && unread !== lines) setUnread(lines)
  return (
    <>
      <Button
        size="s"
        variant="line"
        disabled={shut}
        loading={close.isPending && unread === 0}
        onClick={() => close.mutate(0)}
      >
        <Trans>Close ticket</Trans>
      </Button>
      {refused === null && close.error !== null ? <FailureNote error={close.error} /> : null}
      {unread === 0 ? null : (
        <VerbDialog
          verb={{ isPending: close.isPending, error: refused === null ? close.error : null }}
          onClose={() => {
            close.reset()
            setUnread(0)
          }}
          title={
            <Plural
              value={unread}
              one="Close it with a line that nobody read?"
              other="Close it with # lines that nobody read?"
            />
          }
          consequence={
            <Trans>
              Nobody on the staff has read the writer’s latest words. They are told that the ticket is closed and can
              write no more in it. The audit keeps how many lines were unread.
            </Trans>
          }
          confirmLabel={<Trans>Close it unread</Trans>}
          cancelLabel={<Trans>Read first</Trans>}
          variant="danger"
          onConfirm={() => close.mutate(unread)}
        />
      )}
    </>
  )
}

function Canned({ onChoose }: { readonly onChoose: (text: string) => void }): ReactNode {
  const { t } = useLingui()
  const languages = [
    { locale: 'zh-CN', name: '中文' },
    { locale: 'en', name: 'English' },
  ] as const
  return (
    <Select
      aria-label={t`Canned answers`}
      value=""
      onChange={(event) => {
        const [locale, id] = event.currentTarget.value.split(' ')
        const found = CANNED_ANSWERS.find((each) => each.id === id)
        if (found !== undefined) onChoose(found.text[locale === 'en' ? 'en' : 'zh-CN'])
      }}
    >
      <option value="">{t`Put one into the answer`}</option>
      {languages.map(({ locale, name }) => (
        <optgroup key={locale} label={name}>
          {CANNED_ANSWERS.map((each) => (
            <option key={each.id} value={`${locale} ${each.id}`}>
              {each.name[locale]}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  )
}
