import { isPermitted } from '@jindu/domain/accounts/staff'
import { Breadcrumb } from '@jindu/ui/primitives/breadcrumb'
import { Sheet, SheetBody } from '@jindu/ui/primitives/sheet'
import { Loading, Skeleton } from '@jindu/ui/primitives/skeleton'
import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isMissing, readFailure } from '../../../shared/errors/failure.ts'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { Missing } from '../../../shared/page/page-missing.tsx'
import { DossierSheet, ProposalSheet, RulingNote, type CaseView } from '../../../trust/disputes/index.ts'
import { ClosedCase, isClosed } from './closed-case.tsx'
import { CaseEntries } from './case-entries.tsx'
import { CaseHolder, OthersCase } from './case-holder.tsx'
import { caseKind } from '../case-kinds.ts'
import { CaseSides } from './case-sides.tsx'
import { CaseTalk } from './case-talk.tsx'
import { NextCaseLine } from './next-case-line.tsx'
import { RulingForm } from './ruling-form.tsx'
import { SecondForm } from './second-form.tsx'

const frame = getRouteApi('/staff')
const route = getRouteApi('/staff/cases/$id')

/** One case of any market: terms, statements of both sides, and the ruling. */
export function CasePage(): ReactNode {
  const { t } = useLingui()
  const id = Number(route.useParams().id)
  const { kind = 'goodsOrder' } = route.useSearch()
  const of = caseKind(kind)
  if (of === null) return <NoCase />
  return (
    <of.Case key={id} id={id}>
      {({ view, error, retry }) => {
        // A case read before it was closed must not be shown any more.
        if (isClosed(error)) return <ClosedCase error={error} />
        if (view !== undefined) return <CaseOf view={view} />
        if (isMissing(readFailure(error))) return <NoCase />
        if (error !== null)
          return <FailureNote error={error} money={<Trans>No money was moved.</Trans>} retry={retry} />
        return (
          <Loading label={t`Reading the case`} slowText={t`Still waiting for the case. No money was moved.`}>
            <div className="grid gap-5">
              <Skeleton className="h-7 w-2/5" />
              <Skeleton className="h-64 w-full" />
              <Skeleton className="h-64 w-full" />
            </div>
          </Loading>
        )
      }}
    </of.Case>
  )
}

function NoCase(): ReactNode {
  return (
    <Missing title={<Trans>There is no such case</Trans>}>
      <Link to="/staff/cases" className="btn ink">
        <Trans>Disputes</Trans>
      </Link>
    </Missing>
  )
}

function CaseOf({ view }: { readonly view: CaseView }): ReactNode {
  const { subject, course, facts, chatId, entries, earlier, assigned, ruledBy, chain } = view
  const { pendingRuling, ruling } = subject.dispute
  return (
    <div className="order-page">
      <CaseHead view={view} />
      {subject.open && pendingRuling?.own !== true ? (
        <CaseHolder subject={subject} assigned={assigned} />
      ) : (
        <Sheet>
          <NextCaseLine after={subject} />
        </Sheet>
      )}
      <Sheet>
        {course}
        {ruling === null ? null : (
          <SheetBody>
            <RulingNote subject={subject} />
          </SheetBody>
        )}
      </Sheet>
      <div className="case-columns">
        <div className="grid gap-5">
          <CaseSides subject={subject} earlier={earlier} />
          {chatId === null ? null : <CaseTalk chatId={chatId} />}
          <ProposalSheet subject={subject} />
          {!subject.open ? null : pendingRuling === null ? (
            <RulingForm subject={subject} warning={<OthersCase assigned={assigned} />} />
          ) : (
            <SecondForm
              subject={subject}
              ruling={pendingRuling.ruling}
              ruledBy={ruledBy}
              warning={<OthersCase assigned={assigned} />}
            />
          )}
        </div>
        <div className="grid gap-5">
          {facts}
          <CaseEntries entries={entries} />
          <DossierSheet subject={subject} chain={chain} />
        </div>
      </div>
    </div>
  )
}

function CaseHead({ view: { subject, title, head } }: { readonly view: CaseView }): ReactNode {
  const { t } = useLingui()
  const { staffRole } = frame.useRouteContext()
  return (
    <>
      <Breadcrumb label={t`Where you are`}>
        <Link to="/staff/cases">
          <Trans>Disputes</Trans>
        </Link>
        <span className="num">{subject.id}</span>
      </Breadcrumb>
      <div className="order-head">
        <div className="order-head-text">
          <h1>
            <Trans>Case {subject.id}</Trans>
          </h1>
          <p className="text-13 text-ink-2">{title}</p>
          <p className="text-12 text-ink-3">
            <Trans>Who of the staff reads this, and when, is in the audit.</Trans>{' '}
            {isPermitted(staffRole, 'audit.read') ? (
              <Link
                to="/staff/audit"
                search={{ who: 'everybody', kind: subject.kind, subject: subject.id }}
                className="link"
              >
                <Trans>Audit of this case</Trans>
              </Link>
            ) : null}
          </p>
        </div>
        <div className="order-head-end">{head}</div>
      </div>
    </>
  )
}
