import { readsAsItIs } from '@jindu/domain/input'
import { rules } from '@jindu/domain/rules'
import { givenByTwo, type StaffRole } from '@jindu/domain/accounts/staff'
import { errorMessage } from '@jindu/i18n'
import { Field } from '@jindu/ui/primitives/field'
import { Input } from '@jindu/ui/primitives/input'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { NumberField } from '../../../shared/forms/number-field.tsx'
import { VerbDialog } from '../../../shared/forms/verb-dialog.tsx'
import { useLocale } from '../../../shared/preferences.ts'
import { useStaffVerb } from '../../../shared/staff/use-staff-verb.ts'
import type { ApiInputs } from '../../../shared/trpc/types.ts'
import { ReasonField, useReason } from '../shared/reason-field.tsx'
import { AfterLastTwo, type LastTwo } from './last-two.tsx'
import type { Member } from './member.ts'
import { RoleChoice } from './role-choice.tsx'
import { useRereadMembers } from './use-reread-members.ts'

interface AppointDialogProps extends LastTwo {
  /** The member whose role changes; without it a new member is appointed. */
  readonly member?: Member
  readonly onClose: () => void
}

const UID = /^\d{6,12}$/
const { maximumCharacters } = rules.staff.nickName

/** Gives a staff role. Roles that need two administrators wait for the second one. */
export function AppointDialog({ member, lastTwo, byTwo, canAgree, onClose }: AppointDialogProps): ReactNode {
  const { t } = useLingui()
  const locale = useLocale()
  const [uid, setUid] = useState(member === undefined ? '' : String(member.uid))
  const [name, setName] = useState(member?.nickName ?? '')
  const [role, setRole] = useState<StaffRole>(member?.role ?? 'arbiter')
  const [tried, setTried] = useState(false)
  const waits = givenByTwo(role, { asked: byTwo, canAgree })
  const why = useReason(`role:${member?.uid ?? 'new'}`)
  const reread = useRereadMembers()
  const verb = useStaffVerb(
    (client, asked: ApiInputs['accounts']['members']['appoint']) => client.accounts.members.appoint.mutate(asked),
    {
      says: waits ? t`The role waits for another administrator` : t`The role counts from now on`,
      quiet: true,
      changes: [],
      done: async () => {
        why.write('')
        onClose()
        await reread()
      },
    },
  )
  const shown = name.trim()
  const named = shown !== '' && readsAsItIs(shown) && Array.from(shown).length <= maximumCharacters
  const known = UID.test(uid.trim())
  const confirm = (): void => {
    setTried(true)
    const reason = why.take()
    if (reason !== null && named && known) verb.mutate({ uid: Number(uid.trim()), role, nickName: shown, reason })
  }
  const change = (set: (text: string) => void, text: string): void => {
    set(text)
    verb.reset()
  }
  return (
    <VerbDialog
      verb={verb}
      onClose={() => {
        // The next person needs another reason.
        if (member === undefined) why.write('')
        onClose()
      }}
      title={
        member === undefined ? <Trans>Give somebody a role</Trans> : <Trans>Another role for {member.nickName}</Trans>
      }
      consequence={
        waits ? (
          <Trans>It waits a day for another administrator to agree. Its holder and the audit read the reason.</Trans>
        ) : (
          <>
            <Trans>It counts at once. Its holder and the audit read the reason.</Trans>{' '}
            <Trans>For 30 days you two count as one pair of eyes: neither agrees to what the other proposed.</Trans>
            {member === undefined ? null : <AfterLastTwo member={member} lastTwo={lastTwo} byTwo={byTwo} />}
          </>
        )
      }
      confirmLabel={waits ? <Trans>Propose the role</Trans> : <Trans>Give the role</Trans>}
      cancelLabel={<Trans>Cancel</Trans>}
      onConfirm={confirm}
    >
      <div className="grid grid-cols-2 gap-3 phone:grid-cols-1">
        <NumberField
          label="UID"
          error={tried && !known ? t`The uid is a number such as 100001.` : undefined}
          decimals={0}
          value={uid}
          onValue={(text) => change(setUid, text)}
          input={{ maxLength: 12, readOnly: member !== undefined }}
        />
        <Field
          label={<Trans>Shown as</Trans>}
          error={tried && !named ? errorMessage('STAFF_NICK_NAME_INVALID', locale) : undefined}
        >
          <Input value={name} maxLength={64} onChange={(event) => change(setName, event.target.value)} />
        </Field>
      </div>
      <RoleChoice
        value={role}
        onChange={(chosen) => {
          setRole(chosen)
          verb.reset()
        }}
      />
      <ReasonField of={why} />
    </VerbDialog>
  )
}
