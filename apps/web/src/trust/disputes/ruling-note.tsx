import { Note } from '@jindu/ui/primitives/note'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Moment } from '../../shared/format/moment.tsx'
import type { DisputeSubject, Ruling } from './dispute-subject.ts'
import { RulingWords } from './ruling-words.tsx'

/** A ruling with its reason for both sides; says if a second arbiter must confirm it. */
export function RulingNote({ subject }: { readonly subject: DisputeSubject }): ReactNode {
  const { pendingRuling, ruling } = subject.dispute
  if (pendingRuling !== null) {
    const name = pendingRuling.arbiter
    return (
      <Note tone="hold" title={<Trans>Ruled, a second arbiter has to confirm</Trans>}>
        <p className="font-semibold">
          <RulingWords ruling={pendingRuling.ruling} reader={subject.role} comesBack={subject.comesBack} />
          <RulingFault ruling={pendingRuling.ruling} />
        </p>
        <p className="ruling-reason">{pendingRuling.reason}</p>
        <p className="text-13">
          {name === null ? null : (
            <>
              <Trans>Arbiter {name}</Trans> ·{' '}
            </>
          )}
          <Moment at={pendingRuling.at} /> · <Trans>the money stays in escrow until a second arbiter confirms</Trans>
        </p>
      </Note>
    )
  }
  if (ruling === null) return null
  const { arbiter, confirmedBy } = ruling
  return (
    <Note tone="dispute" title={<Trans>The ruling</Trans>}>
      <p className="font-semibold">
        <RulingWords ruling={ruling.ruling} reader={subject.role} comesBack={subject.comesBack} />
        <RulingFault ruling={ruling.ruling} />
      </p>
      <p className="ruling-reason">{ruling.reason}</p>
      <p className="text-13">
        {arbiter === null ? null : (
          <>
            <Trans>Arbiter {arbiter}</Trans>
            {confirmedBy === null ? null : (
              <>
                {', '}
                <Trans>confirmed by {confirmedBy}</Trans>
              </>
            )}
            {' · '}
          </>
        )}
        <Moment at={ruling.at} />
      </p>
    </Note>
  )
}

/** The side whose malicious count the ruling raises, if any. */
function RulingFault({ ruling }: { readonly ruling: Ruling }): ReactNode {
  if (ruling.malicious === undefined || ruling.malicious === null) return null
  return (
    <span className="block text-13 font-normal">
      {ruling.malicious === 'buyer' ? (
        <Trans>Counts as bad faith of the buyer</Trans>
      ) : (
        <Trans>Counts as bad faith of the seller</Trans>
      )}
    </span>
  )
}
