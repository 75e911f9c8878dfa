import { confirmationProblem, ownFactProblem, passwordRulesKept } from '@jindu/domain/accounts/passwords'
import { rules } from '@jindu/domain/rules'
import { errorMessage } from '@jindu/i18n'
import { Checklist, type ChecklistItem } from '@jindu/ui/primitives/checklist'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState, type ReactNode } from 'react'
import { useLocale } from '../../../shared/preferences.ts'
import { passwordDigest } from '../../../shared/password/digest.ts'
import { bringCommon } from './common-password.ts'
import { PasswordField } from './password-field.tsx'
import { PasswordStrength } from './password-strength.tsx'
import type { BoundField } from './use-fields.ts'
import { useSiteNames } from './use-site-names.ts'
import { usePart } from './use-part.ts'

/** Another password of the account, which the new one must differ from. */
export interface OtherPassword {
  readonly id: string
  readonly text: ReactNode
  readonly value: string
}

export interface NewPasswordFieldsProps {
  readonly label: ReactNode
  readonly password: BoundField
  readonly again: BoundField
  readonly others?: readonly OtherPassword[]
  /** Publicly known facts about the account, which no password may contain. */
  readonly own?: readonly string[]
}

/**
 * A new password and its repetition, with a checklist of rules while typing (marketplace.md §5). A rule turns red only
 * after blur.
 */
export function NewPasswordFields({
  label,
  password,
  again,
  others = [],
  own = [],
}: NewPasswordFieldsProps): ReactNode {
  const { t } = useLingui()
  const locale = useLocale()
  const rulesId = useId()
  const [left, setLeft] = useState({ password: false, again: false })
  const typed = password.value.trim()
  const checked = left.password || password.problem !== undefined
  const met = (kept: boolean): boolean | null => (typed === '' ? null : kept ? true : checked ? false : null)
  const common = usePart(bringCommon, typed !== '')
  const site = useSiteNames()
  const kept = passwordRulesKept(password.value)
  const { minimumCharacters, maximumCharacters } = rules.password
  const items: readonly ChecklistItem[] = [
    {
      id: 'length',
      text: (
        <Trans>
          {minimumCharacters} to {maximumCharacters} characters
        </Trans>
      ),
      met: met(kept.length),
    },
    { id: 'kinds', text: <Trans>Two of: digits, letters, other signs</Trans>, met: met(kept.kinds) },
    {
      id: 'common',
      text: <Trans>Not one of the most used passwords</Trans>,
      met: common === null ? null : met(!common.isCommonDigest(passwordDigest(typed))),
    },
    {
      id: 'site',
      text: <Trans>Without the name of this site</Trans>,
      met: met(ownFactProblem(typed, site) === null),
    },
    ...(own.length === 0
      ? []
      : [
          {
            id: 'own',
            text: <Trans>Without your UID, e-mail address or name</Trans>,
            met: met(ownFactProblem(typed, own) === null),
          },
        ]),
    ...others
      .filter(({ value }) => value.trim() !== '')
      .map(({ id, text, value }) => ({ id, text, met: typed === '' ? null : typed !== value.trim() })),
  ]
  const differs = left.again && again.value !== '' && confirmationProblem(password.value, again.value) !== null
  const mismatch = differs ? errorMessage('PASSWORD_CONFIRMATION_MISMATCH', locale) : undefined
  return (
    <>
      <div className="flex flex-col gap-3">
        <PasswordField
          label={label}
          of={{
            ...password,
            change: (value) => {
              password.change(value)
              again.clear()
            },
          }}
          autoComplete="new-password"
          marked={items.some((item) => item.met === false)}
          describedBy={rulesId}
          onBlur={() => setLeft((before) => ({ ...before, password: typed !== '' }))}
        />
        <PasswordStrength
          password={password.value}
          own={[...own, ...site, ...others.map(({ value }) => value.trim())].filter((value) => value !== '')}
        />
        <Checklist id={rulesId} items={items} metLabel={t`Met:`} unmetLabel={t`Not met:`} />
      </div>
      <PasswordField
        label={<Trans>Once more</Trans>}
        of={again}
        autoComplete="new-password"
        error={mismatch}
        onBlur={() => setLeft((before) => ({ ...before, again: true }))}
      />
    </>
  )
}
