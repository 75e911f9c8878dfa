import { Countdown } from '@jindu/ui/patterns/countdown'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { langOf } from '../../../shared/format/lang-of.ts'
import { Moment } from '../../../shared/format/moment.tsx'
import { useServerOffset } from '../../../shared/time/server-clock.ts'
import { useNow } from '../../../shared/time/use-now.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { StatementPictures, type DisputeSubject, type Earlier } from '../../../trust/disputes/index.ts'

interface CaseSidesProps {
  readonly subject: DisputeSubject
  readonly earlier: Earlier
}

/** Statements of both sides, side by side, with their earlier disputes. */
export function CaseSides({ subject, earlier }: CaseSidesProps): ReactNode {
  return (
    <Sheet>
      <SheetHead title={<Trans>Both sides</Trans>} />
      <SheetBody className="case-sides">
        <Side subject={subject} side="buyer" earlier={earlier} />
        <Side subject={subject} side="seller" earlier={earlier} />
      </SheetBody>
    </Sheet>
  )
}

interface SideProps extends CaseSidesProps {
  readonly side: 'buyer' | 'seller'
}

function Side({ subject, side, earlier }: SideProps): ReactNode {
  const { uid, complaintAt } = subject[side]
  const said = subject.dispute.statements.filter(({ by }) => by === side)
  return (
    <section className="case-side">
      <h3>
        {side === 'buyer' ? <Trans>Buyer {uid}</Trans> : <Trans>Seller {uid}</Trans>}
        <span className="text-12 text-ink-3">
          {complaintAt === null ? (
            <Trans>no complaint</Trans>
          ) : (
            <Trans>
              complained <Moment at={complaintAt} />
            </Trans>
          )}
        </span>
      </h3>
      <EarlierDisputes of={earlier[side]} most={earlier.most} />
      {said.length === 0 ? <NotHeard subject={subject} /> : null}
      {said.map((statement) => (
        <article key={statement.id} className="case-statement">
          <div className="text-12 text-ink-3">
            <Moment at={statement.at} />
          </div>
          <p lang={langOf(statement.text)}>{statement.text}</p>
          {statement.files.length === 0 ? null : <StatementPictures statement={statement} />}
        </article>
      ))}
    </section>
  )
}

interface EarlierDisputesProps {
  readonly of: Earlier['buyer']
  readonly most: number
}

/** A side's earlier disputes as figures only: the arbiter rules on this case, not on those. */
function EarlierDisputes({ of: { disputes, against, lastAgainstAt }, most }: EarlierDisputesProps): ReactNode {
  if (disputes === 0)
    return (
      <p className="case-earlier">
        <Trans>No earlier dispute</Trans>
      </p>
    )
  return (
    <p className="case-earlier">
      {disputes < most ? (
        <Plural value={disputes} one="# earlier dispute" other="# earlier disputes" />
      ) : (
        <Trans>The latest {most} disputes</Trans>
      )}
      {lastAgainstAt === null ? (
        <span>
          <Trans>none ruled against this side</Trans>
        </span>
      ) : (
        <strong>
          <Trans>
            {against} ruled against this side, last <Moment at={lastAgainstAt} />
          </Trans>
        </strong>
      )}
    </p>
  )
}

function NotHeard({ subject }: { readonly subject: DisputeSubject }): ReactNode {
  const { t } = useLingui()
  const now = useNow(60)
  const offset = useServerOffset()
  const { q } = useApi()
  const { respondBy } = subject.dispute
  return (
    <p className="text-13 text-ink-3">
      {respondBy === null ? (
        <Trans>No statement.</Trans>
      ) : respondBy <= now ? (
        <Trans>
          No statement by the deadline, <Moment at={respondBy} />.
        </Trans>
      ) : (
        <Trans>
          Nothing yet,{' '}
          <Countdown
            target={respondBy}
            now={now}
            offsetSeconds={offset}
            labels={{ days: t`d`, hours: t`h` }}
            passed={<Trans>a moment</Trans>}
            onPassed={() => void subject.reads(q).invalidate()}
          />{' '}
          left to answer.
        </Trans>
      )}
    </p>
  )
}
