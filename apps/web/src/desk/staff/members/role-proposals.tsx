import { Button } from '@jindu/ui/primitives/button'
import { Sheet, SheetHead } from '@jindu/ui/primitives/sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import { UserText } from '../../../shared/format/user-text.tsx'
import { useSession } from '../../../shared/session/session.ts'
import { useStaffVerb } from '../../../shared/staff/use-staff-verb.ts'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { AgreeStep } from '../shared/agree-step.tsx'
import { askedFacts } from '../shared/asked-facts.tsx'
import { UserLink } from '../shared/links.tsx'
import { ReasonStep } from '../shared/reason-step.tsx'
import { useRoleNames } from '../shell/use-role-names.ts'
import { useRereadMembers } from './use-reread-members.ts'

type RoleProposal = ApiOutputs['accounts']['members']['proposals']['data'][number]

/** Roles that wait for a second administrator; nothing where none waits. */
export function RoleProposals({ proposals }: { readonly proposals: readonly RoleProposal[] }): ReactNode {
  const roles = useRoleNames()
  if (proposals.length === 0) return null
  return (
    <Sheet className="mb-4">
      <SheetHead title={<Trans>Wait for a second administrator</Trans>} />
      <ul className="divide-y divide-line">
        {proposals.map((of) => (
          <li
            key={of.id}
            className="grid grid-cols-[minmax(0,4fr)_minmax(0,5fr)_15rem] items-start gap-x-6 gap-y-2 px-5 py-3 phone:grid-cols-1 phone:px-4"
          >
            <div>
              <h3 className="text-14 font-medium">
                <Trans>
                  <UserLink uid={of.uid} /> {of.nickName}: {roles[of.role]}
                </Trans>
              </h3>
              <p className="text-13 text-ink-3">
                <Trans>
                  <UserLink uid={of.proposedBy} /> proposed it, it waits until <Moment at={of.until} />
                </Trans>
              </p>
            </div>
            <p className="text-13 text-ink-2 wrap-anywhere">{of.reason}</p>
            <div className="-mr-2.5 flex flex-wrap justify-end gap-2 phone:mr-0 phone:justify-start">
              <ProposalSteps of={of} />
            </div>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

function ProposalSteps({
  of: { id, uid, role, nickName, reason, proposedBy },
}: {
  readonly of: RoleProposal
}): ReactNode {
  const { t } = useLingui()
  const roles = useRoleNames()
  const reader = useSession()?.uid
  const done = useRereadMembers()
  const withdraw = useStaffVerb((client) => client.accounts.members.withdraw.mutate({ id }), {
    says: t`The role of ${nickName} is withdrawn`,
    changes: [],
    done,
  })
  if (proposedBy === reader)
    return (
      <Button
        size="s"
        variant="quiet"
        className="phone:-ml-2.5"
        loading={withdraw.isPending}
        aria-label={t`Withdraw it: ${nickName}`}
        onClick={() => withdraw.mutate(undefined)}
      >
        <Trans context="a rate">Withdraw it</Trans>
      </Button>
    )
  if (uid === reader)
    return (
      <span className="px-2.5 text-right text-13 text-ink-3 phone:px-0 phone:text-left">
        <Trans>Your own role: another administrator decides</Trans>
      </span>
    )
  return (
    <>
      <AgreeStep
        first={proposedBy}
        label={<Trans context="rates">Agree</Trans>}
        name={t`Agree: ${nickName}`}
        title={
          <Trans>
            Give {uid} the role {roles[role]}?
          </Trans>
        }
        consequence={<Trans>It counts at once. Its holder and the audit read the reason.</Trans>}
        facts={[
          { id: 'as', name: <Trans>Shown as</Trans>, value: <UserText>{nickName}</UserText> },
          ...askedFacts(proposedBy, reason),
        ]}
        confirmLabel={<Trans>Give the role</Trans>}
        says={t`The role of ${nickName} counts from now on`}
        step={(client) => client.accounts.members.confirm.mutate({ id })}
        reread={done}
      />
      <ReasonStep
        label={<Trans context="setting">Turn it down</Trans>}
        name={t`Turn it down: ${nickName}`}
        takesBack={false}
        inRow
        title={<Trans>Turn down the role of {nickName}</Trans>}
        consequence={<Trans>Nothing changes. The audit keeps who turned it down and why.</Trans>}
        says={t`The role of ${nickName} is turned down`}
        step={(client, reason) => client.accounts.members.withdraw.mutate({ id, reason })}
        reread={done}
      />
    </>
  )
}
