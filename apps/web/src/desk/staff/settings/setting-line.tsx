import { defaultSiteSettings, SETTING_ROWS, type SiteSettingKey } from '@jindu/domain/accounts/site'
import { settingHelp, settingLabel } from '@jindu/i18n/settings'
import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { Button } from '@jindu/ui/primitives/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import { useLocale } from '../../../shared/preferences.ts'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { SettingDialog } from './setting-dialog.tsx'
import { SettingText } from './setting-text.tsx'
import type { SettingValue } from './setting-value.ts'
import { UserLink } from '../shared/links.tsx'

export type SettingChange = ApiOutputs['site']['settingChanges']['data'][number]

export interface SettingLineProps {
  readonly of: SiteSettingKey
  readonly value: SettingValue
  /** The latest change; undefined while the default applies. */
  readonly change: SettingChange | undefined
  /** A second administrator has to agree to a change of it. */
  readonly byTwo: boolean
  /** Whether a proposed change is pending. */
  readonly waits: boolean
}

/** One setting: its name and meaning, its value, who set it. */
export function SettingLine({ of, value, change, byTwo, waits }: SettingLineProps): ReactNode {
  const { t } = useLingui()
  const locale = useLocale()
  const [open, setOpen] = useState(false)
  const label = settingLabel(of, locale)
  const { wireName } = SETTING_ROWS[of]
  return (
    <li className="grid grid-cols-[minmax(0,5fr)_minmax(0,4fr)_auto] items-start gap-x-6 gap-y-1 px-5 py-3 phone:grid-cols-[minmax(0,1fr)_auto] phone:px-4">
      <div className="phone:col-span-2">
        <h3 className="text-14 font-medium">{label}</h3>
        <p className="text-13 text-ink-3">{settingHelp(of, locale)}</p>
        {wireName === undefined ? null : <p className="font-mono text-12 text-ink-3">{wireName}</p>}
      </div>
      <div className="min-w-0">
        <p className="font-medium break-words">
          <SettingText of={of} value={value} />
        </p>
        <p className="text-12 text-ink-3">
          <LastChange of={change} />
        </p>
      </div>
      {waits ? (
        <StatusBadge kind="hold">
          <Trans context="setting">A change waits</Trans>
        </StatusBadge>
      ) : (
        <Button size="s" aria-label={t`Change: ${label}`} onClick={() => setOpen(true)}>
          <Trans>Change</Trans>
        </Button>
      )}
      {open ? <SettingDialog of={of} seen={value} byTwo={byTwo} onClose={() => setOpen(false)} /> : null}
    </li>
  )
}

function LastChange({ of: change }: { readonly of: SettingChange | undefined }): ReactNode {
  if (change === undefined) return <Trans>the default</Trans>
  const { key, proposedBy, changedBy, changedAt } = change
  if (proposedBy !== null)
    return (
      <Trans>
        <UserLink uid={proposedBy} /> proposed it, <UserLink uid={changedBy} /> agreed <Moment at={changedAt} />,
        default <SettingText of={key} value={defaultSiteSettings[key]} />
      </Trans>
    )
  return (
    <Trans>
      set by <UserLink uid={changedBy} /> <Moment at={changedAt} />, default{' '}
      <SettingText of={key} value={defaultSiteSettings[key]} />
    </Trans>
  )
}
