import { settingLabel } from '@jindu/i18n/settings'
import { DataTable } from '@jindu/ui/patterns/data-table'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import { useLocale } from '../../../shared/preferences.ts'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { KeysetPager } from '../shared/keyset-pager.tsx'
import { SettingText } from './setting-text.tsx'
import { UserLink } from '../shared/links.tsx'

const ROWS = 20

/** Every change of a setting: old and new value, actor and time. */
export function SettingHistory(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const locale = useLocale()
  const [before, setBefore] = useState<number>()
  const asked = { limit: ROWS, ...(before === undefined ? {} : { before }) }
  const { data, isPending, error, refetch } = useQuery({
    ...q.site.settingHistory.queryOptions(asked),
    placeholderData: keepPreviousData,
  })
  return (
    <Sheet>
      <SheetHead title={<Trans>Changes so far</Trans>} />
      {error === null ? null : (
        <SheetBody>
          <FailureNote error={error} retry={() => void refetch()} />
        </SheetBody>
      )}
      <DataTable
        density="desk"
        caption={t`Changes so far`}
        loadingRows={isPending ? 5 : 0}
        rows={data?.data}
        rowKey={({ id }) => String(id)}
        columns={[
          {
            id: 'when',
            header: t`When`,
            className: 'num whitespace-nowrap text-ink-3',
            render: ({ changedAt }) => <Moment at={changedAt} />,
          },
          {
            id: 'who',
            header: t`Who`,
            className: 'phone:text-right',
            render: ({ proposedBy, changedBy }) =>
              proposedBy === null ? (
                <UserLink uid={changedBy} />
              ) : (
                <Trans>
                  <UserLink uid={proposedBy} />, agreed <UserLink uid={changedBy} />
                </Trans>
              ),
          },
          { id: 'what', header: t`Setting`, fold: 'wide', render: ({ key }) => settingLabel(key, locale) },
          {
            id: 'before',
            header: t({ message: 'Before', context: 'setting' }),
            foldLabel: t({ message: 'Before', context: 'setting' }),
            fold: 'wide',
            render: ({ key, before: value }) => <SettingText of={key} value={value} />,
          },
          {
            id: 'after',
            header: t({ message: 'After', context: 'setting' }),
            foldLabel: t({ message: 'After', context: 'setting' }),
            fold: 'wide',
            className: 'font-medium',
            render: ({ key, after }) => <SettingText of={key} value={after} />,
          },
        ]}
        empty={
          <EmptyState headingLevel={3} title={<Trans>No setting was changed yet</Trans>}>
            <Trans>Each change stands here with the value before and after, for good.</Trans>
          </EmptyState>
        }
        pager={<KeysetPager before={before} next={data?.next ?? null} onTurn={setBefore} />}
      />
    </Sheet>
  )
}
