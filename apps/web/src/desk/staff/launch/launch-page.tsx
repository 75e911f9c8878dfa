import { MARKED_BY_HAND, type LaunchCheck, type MarkedByHand } from '@jindu/domain/desk/launch'
import { Button } from '@jindu/ui/primitives/button'
import { Note } from '@jindu/ui/primitives/note'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Loading, Skeleton } from '@jindu/ui/primitives/skeleton'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Circle, CircleCheck } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { PageTitle } from '../../../shared/page/page-title.tsx'
import { useSite } from '../../../shared/session/session.ts'
import { useStaffVerb } from '../../../shared/staff/use-staff-verb.ts'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useCheckWords } from './launch-words.tsx'
import { TestMailDialog } from './test-mail-dialog.tsx'

type Row = ApiOutputs['launch']['checks']['data'][number]

/** Refetch interval: nodes, rates and deposits change without the reader. */
const READ_AGAIN_MS = 15_000

const isByHand = (check: LaunchCheck): check is MarkedByHand => MARKED_BY_HAND.some((each) => each === check)

/** The checks of an operator before the site opens, those that fail now first. */
export function LaunchPage(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const { sandbox } = useSite()
  const [testing, setTesting] = useState(false)
  const { data, error, refetch } = useQuery({ ...q.launch.checks.queryOptions(), refetchInterval: READ_AGAIN_MS })
  const open = data?.data.filter(({ done }) => !done) ?? []
  const done = data?.data.filter((row) => row.done) ?? []
  return (
    <>
      <PageTitle>
        <Trans>Before opening</Trans>
      </PageTitle>
      <div className="grid gap-4">
        <p className="max-w-160 text-14 text-ink-2">
          <Trans>
            What a site needs before it takes other people’s money. Most of it the site sees itself; the rest you mark.
          </Trans>
        </p>
        {sandbox ? (
          <Note tone="neutral" title={<Trans>This is a sandbox</Trans>}>
            <Trans>
              Its coin is not real, so nothing here has to be done. On a site of your own, work through all of it.
            </Trans>
          </Note>
        ) : null}
        <FailureNote error={error} retry={() => void refetch()} />
        {data === undefined && error === null ? (
          <Loading label={t`The console is loading`} slowText={t`Still waiting for the server’s answer.`}>
            <Skeleton className="h-80" />
          </Loading>
        ) : null}
        {data === undefined ? null : (
          <>
            <Checks
              title={
                open.length === 0 ? (
                  <Trans>Nothing is left</Trans>
                ) : (
                  <Plural value={open.length} one="# thing is left" other="# things are left" />
                )
              }
              rows={open}
              mailSetUp={data.mailSetUp}
              onTest={() => setTesting(true)}
            />
            {done.length === 0 ? null : (
              <Checks
                title={<Trans>Done</Trans>}
                rows={done}
                mailSetUp={data.mailSetUp}
                onTest={() => setTesting(true)}
              />
            )}
          </>
        )}
      </div>
      {testing ? <TestMailDialog onClose={() => setTesting(false)} /> : null}
    </>
  )
}

interface ChecksProps {
  readonly title: ReactNode
  readonly rows: readonly Row[]
  readonly mailSetUp: boolean
  readonly onTest: () => void
}

function Checks({ title, rows, mailSetUp, onTest }: ChecksProps): ReactNode {
  return (
    <Sheet>
      <SheetHead title={title} />
      {rows.length === 0 ? (
        <SheetBody>
          <Note tone="positive">
            <Trans>Everything holds. Look here again after a change of the server.</Trans>
          </Note>
        </SheetBody>
      ) : (
        <ul className="divide-y divide-line">
          {rows.map((row) => (
            <Check key={row.check} of={row} mailSetUp={mailSetUp} onTest={onTest} />
          ))}
        </ul>
      )}
    </Sheet>
  )
}

interface CheckProps {
  readonly of: Row
  readonly mailSetUp: boolean
  readonly onTest: () => void
}

function Check({ of, mailSetUp, onTest }: CheckProps): ReactNode {
  const { title, why, place } = useCheckWords()[of.check]
  const Icon = of.done ? CircleCheck : Circle
  return (
    <li className="grid grid-cols-[20px_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 px-5 py-3 phone:grid-cols-[20px_minmax(0,1fr)] phone:px-4">
      <Icon className={of.done ? 'ic mt-0.5 text-positive' : 'ic mt-0.5 text-ink-3'} aria-hidden="true" />
      <div className="grid gap-0.5">
        <h3 className="text-14 font-semibold">
          <span className="sr-only">{of.done ? <Trans>Done:</Trans> : <Trans>Open:</Trans>} </span>
          {title}
        </h3>
        <p className="max-w-160 text-13 text-ink-2">{why}</p>
        <Missing of={of} mailSetUp={mailSetUp} />
        {of.markedBy === null || of.markedAt === null ? null : (
          <p className="text-13 text-ink-3">
            <span className="num">{of.markedBy}</span>, <Moment at={of.markedAt} />
          </p>
        )}
      </div>
      <div className="empty:hidden phone:col-start-2">
        {isByHand(of.check) ? <Mark check={of.check} done={of.done} /> : null}
        {of.check === 'mail' && mailSetUp ? (
          <Button size="s" variant="line" onClick={onTest}>
            <Trans>Send a test mail</Trans>
          </Button>
        ) : null}
        {isByHand(of.check) || place === undefined || of.done ? null : (
          <Link {...place} className="link reach text-13">
            <Trans>Go there</Trans>
          </Link>
        )}
      </div>
    </li>
  )
}

/** The coins, texts or members for which a check fails. */
function Missing({ of: { check, done, missing, open }, mailSetUp }: Pick<CheckProps, 'of' | 'mailSetUp'>): ReactNode {
  const { i18n } = useLingui()
  if (done) return null
  const coins = new Intl.ListFormat(i18n.locale).format(missing)
  const words =
    check === 'mail' && !mailSetUp ? (
      <Trans>No mail server is named: SMTP_URL and MAIL_FROM.</Trans>
    ) : missing.length > 0 ? (
      <Trans>Not yet: {coins}</Trans>
    ) : open === 0 ? null : check === 'languages' ? (
      <Plural value={open} one="# text lacks a language" other="# texts lack a language" />
    ) : (
      <Plural value={open} one="# member has none" other="# members have none" />
    )
  return words === null ? null : <p className="text-13 font-semibold text-hold">{words}</p>
}

function Mark({ check, done }: { readonly check: MarkedByHand; readonly done: boolean }): ReactNode {
  const { q } = useApi()
  const mark = useStaffVerb((client, to: boolean) => client.launch.mark.mutate({ check, done: to }), {
    changes: [q.launch.checks.queryOptions().queryKey],
  })
  return (
    <Button size="s" variant={done ? 'quiet' : 'line'} loading={mark.isPending} onClick={() => mark.mutate(!done)}>
      {done ? <Trans>Not done after all</Trans> : <Trans>Mark as done</Trans>}
    </Button>
  )
}
