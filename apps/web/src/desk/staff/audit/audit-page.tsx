import { AUDIT_ACTIONS, AUDIT_SUBJECTS, auditActionText, auditSubjectText } from '@jindu/i18n/audit'
import { Segmented } from '@jindu/ui/primitives/segmented'
import { Select } from '@jindu/ui/primitives/select'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLocale } from '../../../shared/preferences.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { FilterForm } from '../shared/filter-form.tsx'
import { StaffList } from '../shared/staff-list.tsx'
import { auditInput, readAuditSearch, type AuditSearch } from './audit-search.ts'
import { ExportAudit } from './export-audit.tsx'
import { AuditTable } from './audit-table.tsx'

const route = getRouteApi('/staff/audit')

/** The permanent audit log; staff actions by default. */
export function AuditPage(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const list = useQuery({ ...q.audit.list.queryOptions(auditInput(search)), placeholderData: keepPreviousData })
  const { before, ...filters } = search
  const filter = (next: Record<string, unknown>): void =>
    void navigate({ search: readAuditSearch({ ...filters, ...next }) })
  return (
    <StaffList
      title={<Trans>Audit</Trans>}
      list={list}
      before={before}
      onTurn={(to) => filter({ before: to })}
      filters={
        <FilterForm
          label={t`Filter the audit`}
          fields={[
            { name: 'actor', label: t`Who, by uid`, kind: 'digits' },
            { name: 'subject', label: t`Subject ID`, kind: 'digits' },
            { name: 'from', label: t`From (UTC)`, kind: 'day', until: 'to' },
            { name: 'to', label: t`To (UTC)`, kind: 'day', since: 'from' },
          ]}
          values={search}
          end={<ExportAudit search={search} />}
          onFilter={(of) => filter({ actor: of('actor'), subject: of('subject'), from: of('from'), to: of('to') })}
        >
          <Choices search={search} onChange={filter} />
        </FilterForm>
      }
    >
      {(listed) => <AuditTable {...listed} />}
    </StaffList>
  )
}

interface ChoicesProps {
  readonly search: AuditSearch
  readonly onChange: (next: Record<string, unknown>) => void
}

function Choices({ search, onChange }: ChoicesProps): ReactNode {
  const { t } = useLingui()
  const locale = useLocale()
  const pick = (name: string) => (event: { currentTarget: HTMLSelectElement }) =>
    onChange({ [name]: event.currentTarget.value })
  return (
    <>
      <Segmented
        label={t`Whose actions`}
        value={search.who ?? 'staff'}
        onValueChange={(who) => onChange({ who })}
        options={[
          { value: 'staff', label: t`Staff` },
          { value: 'everybody', label: t`Everybody` },
        ]}
      />
      <Select size="s" aria-label={t`Action`} value={search.action ?? ''} onChange={pick('action')}>
        <option value="">{t`All actions`}</option>
        {Object.keys(AUDIT_ACTIONS).map((action) => (
          <option key={action} value={action}>
            {auditActionText(action, locale)}
          </option>
        ))}
      </Select>
      <Select size="s" aria-label={t`Kind of thing`} value={search.kind ?? ''} onChange={pick('kind')}>
        <option value="">{t`Everything`}</option>
        {AUDIT_SUBJECTS.map((kind) => (
          <option key={kind} value={kind}>
            {auditSubjectText(kind, locale)}
          </option>
        ))}
      </Select>
    </>
  )
}
