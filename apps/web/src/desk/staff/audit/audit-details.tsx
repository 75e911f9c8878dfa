import { SETTING_ROWS, type SiteSettingKey } from '@jindu/domain/accounts/site'
import { settingLabel } from '@jindu/i18n/settings'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLocale } from '../../../shared/preferences.ts'
import { useReportReasons } from '../../../trust/moderation/index.ts'
import { useRoleNames } from '../shell/use-role-names.ts'
import { SettingText } from '../settings/setting-text.tsx'
import { readSettingValue } from '../settings/setting-value.ts'
import type { AuditRow } from './audit-row.ts'

function isSettingKey(key: unknown): key is SiteSettingKey {
  return typeof key === 'string' && Object.hasOwn(SETTING_ROWS, key)
}

/** Details of an audit line: the written reason, or the values before and after. */
export function AuditDetails({ row: { action, details } }: { readonly row: AuditRow }): ReactNode {
  const { reason, before, after, key, title, into, intoTitle, moved, address, role, place, uid } = details
  if (action === 'setting.changed' && isSettingKey(key)) return <SettingChange of={key} before={before} after={after} />
  if (action === 'category.merged') {
    return (
      <Trans>
        {title} into {intoTitle} ({into}), goods moved: {moved}
      </Trans>
    )
  }
  if (action === 'category.renamed') {
    return (
      <Trans>
        {before}, now {after}
      </Trans>
    )
  }
  if (action === 'category.arranged') {
    return (
      <Trans>
        {title}, place {place}
      </Trans>
    )
  }
  if (action.startsWith('address.')) {
    return (
      <Trans>
        {address}, account {uid}
      </Trans>
    )
  }
  if (action === 'moderation.reported') return <ReportReason of={String(reason)} />
  if (role !== undefined) return <RoleChange role={role} nickName={details['nickName']} />
  const said = reason ?? title ?? address ?? null
  return said === null ? null : <span className="wrap-anywhere text-ink-2">{String(said)}</span>
}

function ReportReason({ of }: { readonly of: string }): ReactNode {
  const words = Object.entries(useReportReasons())
  return <span className="wrap-anywhere text-ink-2">{words.find(([reason]) => reason === of)?.[1] ?? of}</span>
}

function RoleChange({ role, nickName }: { readonly role: unknown; readonly nickName: unknown }): ReactNode {
  const names = useRoleNames()
  const found = Object.entries(names).find(([name]) => name === role)
  return [found?.[1] ?? String(role), String(nickName)].join(', ')
}

interface SettingChangeProps {
  readonly of: SiteSettingKey
  readonly before: unknown
  readonly after: unknown
}

function SettingChange({ of, before, after }: SettingChangeProps): ReactNode {
  const locale = useLocale()
  return (
    <span className="wrap-anywhere text-ink-2">
      {settingLabel(of, locale)}: <SettingText of={of} value={readSettingValue(before)} /> →{' '}
      <SettingText of={of} value={readSettingValue(after)} />
    </span>
  )
}
