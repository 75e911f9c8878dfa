import { rules } from '@jindu/domain/rules'
import { SETTING_ROWS, type SiteSettingKey } from '@jindu/domain/accounts/site'
import { errorMessage } from '@jindu/i18n'
import { settingHelp, settingLabel } from '@jindu/i18n/settings'
import { ConfirmDialog } from '@jindu/ui/primitives/confirm-dialog'
import { KeyValues } from '@jindu/ui/primitives/key-values'
import { Note } from '@jindu/ui/primitives/note'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { failureCode } from '../../../shared/errors/failure.ts'
import { useFailureText } from '../../../shared/errors/use-failure-text.ts'
import { useLocale } from '../../../shared/preferences.ts'
import { useStaffVerb } from '../../../shared/staff/use-staff-verb.ts'
import { ReasonField, useReason } from '../shared/reason-field.tsx'
import { settingProblem, type SettingProblem } from './setting-problem.ts'
import { SettingInputs } from './setting-inputs.tsx'
import { requirementOf, ShutOutNote } from './shut-out-note.tsx'
import { SettingText } from './setting-text.tsx'
import { useRereadSettings } from './use-reread-settings.ts'
import { draftOf, isSameValue, valueOf, type SettingValue } from './setting-value.ts'

export interface SettingDialogProps {
  readonly of: SiteSettingKey
  /** The displayed value; sent along so that a concurrent change is not overwritten. */
  readonly seen: SettingValue
  /** A second administrator must agree: the change becomes a proposal. */
  readonly byTwo: boolean
  readonly onClose: () => void
}

/** The new value, and the reason if it is a proposal. */
interface Wanted {
  readonly value: SettingValue
  readonly reason: string | null
}

const waitHours = rules.staff.settings.confirmSeconds / 3_600

/** Error for input that cannot be parsed as a value of the unit. */
const UNREADABLE: SettingProblem = { code: 'SETTING_INVALID', coin: null }

/** Changes one setting; shows the values before and after one below the other before sending. */
export function SettingDialog({ of, seen, byTwo, onClose }: SettingDialogProps): ReactNode {
  const { t } = useLingui()
  const locale = useLocale()
  const { unit } = SETTING_ROWS[of]
  const [draft, setDraft] = useState(() => draftOf(unit, seen))
  const [refused, setRefused] = useState<SettingProblem | null>(null)
  const reread = useRereadSettings()
  const label = settingLabel(of, locale)
  const why = useReason(`setting:${of}`)
  const verb = useStaffVerb(
    (client, { value, reason }: Wanted): Promise<unknown> => {
      const wanted = { change: { [of]: value }, seen: { [of]: seen } }
      return reason === null
        ? client.site.changeSettings.mutate(wanted)
        : client.site.proposeSetting.mutate({ ...wanted, reason })
    },
    {
      ...(byTwo ? { says: t`Waits for a second administrator: ${label}` } : { success: 'CHANGED', says: label }),
      quiet: true,
      changes: [],
      done: async () => {
        why.write('')
        onClose()
        await reread()
      },
    },
  )
  const stale = failureCode(verb.error) === 'SETTING_CHANGED'
  const refusal = useFailureText(verb.error)
  const value = valueOf(unit, draft)
  const same = isSameValue(value, seen)
  const right = requirementOf(of, seen, value)
  const confirm = async (): Promise<void> => {
    const problem = value === null ? UNREADABLE : await settingProblem(of, value)
    setRefused(problem)
    const reason = byTwo ? why.take() : null
    if (value !== null && problem === null && (reason !== null || !byTwo)) verb.mutate({ value, reason })
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (open) return
        onClose()
        if (stale) void reread()
      }}
      title={label}
      consequence={settingHelp(of, locale)}
      confirmLabel={byTwo ? <Trans>Propose it</Trans> : <Trans>Change it for everybody</Trans>}
      cancelLabel={stale ? <Trans>See the new value</Trans> : <Trans>Cancel</Trans>}
      pending={verb.isPending}
      ready={!same && !stale}
      error={refusal === '' ? undefined : refusal}
      onConfirm={() => void confirm()}
    >
      <SettingInputs
        of={of}
        draft={draft}
        error={refused === null ? undefined : errorMessage(refused.code, locale)}
        errorAt={refused?.coin ?? null}
        onChange={(next) => {
          setRefused(null)
          setDraft(next)
        }}
      />
      <KeyValues
        align="start"
        rows={[
          { id: 'before', name: <Trans>Before</Trans>, value: <SettingText of={of} value={seen} /> },
          { id: 'after', name: <Trans>After</Trans>, value: <After of={of} value={value} same={same} /> },
        ]}
      />
      {right === null ? null : <ShutOutNote right={right} />}
      {byTwo ? (
        <>
          <ReasonField of={why} />
          <Note tone="neutral">
            <Trans>
              This setting is about money: another administrator must agree within {waitHours} hours and reads the
              reason. Until then the value before counts.
            </Trans>
          </Note>
        </>
      ) : null}
    </ConfirmDialog>
  )
}

interface AfterProps {
  readonly of: SiteSettingKey
  readonly value: SettingValue | null
  readonly same: boolean
}

function After({ of, value, same }: AfterProps): ReactNode {
  if (same)
    return (
      <span className="text-ink-3">
        <Trans>unchanged</Trans>
      </span>
    )
  return value === null ? (
    '—'
  ) : (
    <b className="font-semibold">
      <SettingText of={of} value={value} />
    </b>
  )
}
