import { STAFF_ROLES, type StaffRole } from '@jindu/domain/accounts/staff'
import { Field } from '@jindu/ui/primitives/field'
import { RadioCard, RadioCards } from '@jindu/ui/primitives/radio-card'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useRoleNames } from '../shell/use-role-names.ts'

interface RoleChoiceProps {
  readonly value: StaffRole
  readonly onChange: (role: StaffRole) => void
}

/** Choice of a role, each with its description. */
export function RoleChoice({ value, onChange }: RoleChoiceProps): ReactNode {
  const { t } = useLingui()
  const names = useRoleNames()
  const duties: Readonly<Record<StaffRole, string>> = {
    arbiter: t`Rules on disputes, answers tickets`,
    moderator: t`Goods, ads, talk, reviews, notices and rights`,
    finance: t`Payouts, rates and the ledger`,
    administrator: t`Everything, also settings, accounts and roles`,
  }
  return (
    <Field kind="group" label={<Trans>Role</Trans>}>
      <RadioCards
        value={value}
        onValueChange={(chosen) => onChange(STAFF_ROLES.find((role) => role === chosen) ?? value)}
      >
        {STAFF_ROLES.map((role) => (
          <RadioCard key={role} value={role} title={names[role]} detail={duties[role]} />
        ))}
      </RadioCards>
    </Field>
  )
}
