import type { DataColumn } from '@jindu/ui/patterns/data-table'
import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { Button } from '@jindu/ui/primitives/button'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import { useSession } from '../../../shared/session/session.ts'
import { MemberName } from './member-name.tsx'
import { ReasonStep } from '../shared/reason-step.tsx'
import { useRoleNames } from '../shell/use-role-names.ts'
import { AfterLastTwo, type LastTwo } from './last-two.tsx'
import type { Member } from './member.ts'
import { useRereadMembers } from './use-reread-members.ts'

/** Columns of the member list: name, role, second factor, last use, and actions. */
export function useMemberColumns(left: LastTwo, onChange: (member: Member) => void): readonly DataColumn<Member>[] {
  const { t } = useLingui()
  const roles = useRoleNames()
  const own = useSession()?.uid
  return [
    {
      id: 'who',
      header: t({ message: 'Member', context: 'staff' }),
      render: (member) => <MemberName of={member} />,
    },
    {
      id: 'role',
      header: t`Role`,
      fold: 'beside',
      className: 'phone:justify-self-end',
      render: ({ role, frozen }) => (
        <span className="flex flex-wrap items-center gap-1.5">
          {roles[role]}
          {frozen ? (
            <StatusBadge kind="negative">
              <Trans>Frozen</Trans>
            </StatusBadge>
          ) : null}
        </span>
      ),
    },
    {
      id: 'factor',
      header: t`Second factor`,
      foldLabel: t`Second factor`,
      fold: 'wide',
      render: (member) => <Factor of={member} />,
    },
    {
      id: 'seen',
      header: t`Last online`,
      foldLabel: t`Last online`,
      className: 'num text-ink-3',
      render: ({ lastOnlineAt }) => <Moment at={lastOnlineAt} as="relative" />,
    },
    {
      id: 'sessions',
      header: t`Open sessions`,
      foldLabel: t`Open sessions`,
      align: 'end',
      render: ({ sessions }) => <span className="num">{sessions}</span>,
    },
    {
      id: 'steps',
      header: <span className="sr-only">{t`Steps`}</span>,
      align: 'end',
      fold: 'late',
      render: (member) =>
        member.uid === own ? (
          <span className="text-13 text-ink-3">
            <Trans>You: another administrator changes your role</Trans>
          </span>
        ) : (
          <span className="-mr-2.5 inline-flex flex-wrap justify-end">
            <ChangeStep of={member} onChange={onChange} />
            <DismissStep of={member} {...left} />
          </span>
        ),
    },
  ]
}

function Factor({ of: { factorSince, passkeys } }: { readonly of: Member }): ReactNode {
  if (factorSince === null)
    return (
      <StatusBadge kind="negative">
        <Trans context="second factor">Off</Trans>
      </StatusBadge>
    )
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
      <StatusBadge kind="positive">
        <Trans context="second factor">On</Trans>
      </StatusBadge>
      <span className="text-13 text-ink-3">
        <Trans>
          since <Moment at={factorSince} />
        </Trans>
        {passkeys === 0 ? null : (
          <>
            {' · '}
            <Plural value={passkeys} one="# passkey" other="# passkeys" />
          </>
        )}
      </span>
    </span>
  )
}

interface ChangeStepProps {
  readonly of: Member
  readonly onChange: (member: Member) => void
}

function ChangeStep({ of: member, onChange }: ChangeStepProps): ReactNode {
  const { t } = useLingui()
  const { nickName } = member
  return (
    <Button size="s" variant="quiet" aria-label={t`Another role: ${nickName}`} onClick={() => onChange(member)}>
      <Trans>Another role</Trans>
    </Button>
  )
}

interface DismissStepProps extends LastTwo {
  readonly of: Member
}

function DismissStep({ of: member, ...left }: DismissStepProps): ReactNode {
  const { t } = useLingui()
  const { uid, nickName } = member
  const reread = useRereadMembers()
  return (
    <ReasonStep
      label={<Trans>End the role</Trans>}
      name={t`End the role: ${nickName}`}
      takesBack={false}
      inRow
      title={<Trans>End the role of {nickName}</Trans>}
      consequence={
        <>
          <Trans>
            The console is shut for the account at once; the account itself stays. Its owner and the audit read the
            reason. No money moves.
          </Trans>
          <AfterLastTwo member={member} {...left} />
        </>
      }
      says={t`${nickName} (${uid}) is no longer on the staff`}
      step={(client, reason) => client.accounts.members.dismiss.mutate({ uid, reason })}
      reread={reread}
    />
  )
}
