import { Button } from '@jindu/ui/primitives/button'
import { Note } from '@jindu/ui/primitives/note'
import { Sheet, SheetBody } from '@jindu/ui/primitives/sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import { useSession } from '../../../shared/session/session.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import type { Assigned, DisputeSubject } from '../../../trust/disputes/index.ts'

interface CaseHolderProps {
  readonly subject: DisputeSubject
  readonly assigned: Assigned
}

/** The arbiter assigned to the case, and the button to take or release it. No arbiter takes a case of their own. */
export function CaseHolder({ subject, assigned }: CaseHolderProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const uid = useSession()?.uid
  const { kind, id, buyer, seller } = subject
  const from = assigned === null ? {} : { from: assigned.uid }
  const assign = useVerb((client, take: boolean) => client.disputes.assign.mutate({ kind, id, take, ...from }), {
    says: ({ uid: holder }) => (holder === uid ? t`You work on it now` : t`It is free for others again`),
    changes: [],
    done: () => Promise.all([q.disputes.invalidate(), subject.reads(q).invalidate()]).then(() => undefined),
  })
  if (uid === buyer.uid || uid === seller.uid) return null
  const take = (label: ReactNode): ReactNode => (
    <Button size="s" variant="line" loading={assign.isPending} onClick={() => assign.mutate(true)}>
      {label}
    </Button>
  )
  if (assigned !== null && assigned.uid !== uid)
    return (
      <Note
        tone="hold"
        title={<Trans>{assigned.arbiter} has this case</Trans>}
        action={take(<Trans context="case">Take it over</Trans>)}
      >
        <Trans>
          Taken <Moment at={assigned.at} />. You may rule all the same: speak with them first.
        </Trans>
      </Note>
    )
  return (
    <Sheet>
      <SheetBody className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="min-w-0 text-13 text-ink-2">
          {assigned === null ? (
            <Trans>Nobody has taken this case. Take it, and the other arbiters see that it is yours.</Trans>
          ) : (
            <Trans>
              You took this case <Moment at={assigned.at} />. It is free again once you rule.
            </Trans>
          )}
        </span>
        {assigned === null ? (
          take(<Trans context="case">Take it</Trans>)
        ) : (
          <Button size="s" variant="quiet" loading={assign.isPending} onClick={() => assign.mutate(false)}>
            <Trans context="case">Give back</Trans>
          </Button>
        )}
      </SheetBody>
    </Sheet>
  )
}

/** A repeated warning before an arbiter decides a case assigned to a colleague. */
export function OthersCase({ assigned }: Pick<CaseHolderProps, 'assigned'>): ReactNode {
  const uid = useSession()?.uid
  return assigned === null || assigned.uid === uid ? null : (
    <Note tone="hold">
      <Trans>{assigned.arbiter} has this case</Trans>
    </Note>
  )
}
