import {
  isMoneySetting,
  isSettingRead,
  SETTING_ROWS,
  type SettingGroup,
  type SiteSettingKey,
} from '@jindu/domain/accounts/site'
import { asksForTwo } from '@jindu/domain/accounts/staff'
import { SETTING_GROUP_LABELS } from '@jindu/i18n/settings'
import { Sheet, SheetHead } from '@jindu/ui/primitives/sheet'
import { Loading, Skeleton } from '@jindu/ui/primitives/skeleton'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { PageTitle } from '../../../shared/page/page-title.tsx'
import { useLocale } from '../../../shared/preferences.ts'
import { useNow } from '../../../shared/time/use-now.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { SettingHistory } from './setting-history.tsx'
import { SettingProposals } from './setting-proposals.tsx'
import { SettingLine } from './setting-line.tsx'

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the domain's exhaustive table
const KEYS = (Object.keys(SETTING_ROWS) as readonly SiteSettingKey[]).filter(isSettingRead)
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the exhaustive table of labels
const GROUPS = (Object.keys(SETTING_GROUP_LABELS) as readonly SettingGroup[]).filter((group) =>
  KEYS.some((key) => SETTING_ROWS[key].group === group),
)

/** Another administrator may propose or agree meanwhile. */
const READ_AGAIN_MS = 10_000

/** Every setting that something reads, with its value, its default and its last change. */
export function SettingsPage(): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const locale = useLocale()
  const settings = useQuery(q.site.allSettings.queryOptions())
  const changes = useQuery(q.site.settingChanges.queryOptions())
  const now = useNow(60)
  const proposals = useQuery({ ...q.site.settingProposals.queryOptions(), refetchInterval: READ_AGAIN_MS })
  const byTwo = settings.data !== undefined && asksForTwo(settings.data, now)
  return (
    <>
      <PageTitle>
        <Trans>Site settings</Trans>
      </PageTitle>
      <FailureNote error={settings.error ?? changes.error ?? proposals.error} retry={() => void q.site.invalidate()} />
      {settings.data === undefined ? (
        <Loading label={t`The settings are loading`} slowText={t`Still waiting for the server’s answer.`}>
          <Skeleton className="h-96 w-full" />
        </Loading>
      ) : (
        <div className="grid gap-4">
          <SettingProposals proposals={proposals.data?.data ?? []} settings={settings.data} />
          {GROUPS.map((group) => (
            <Sheet key={group}>
              <SheetHead title={SETTING_GROUP_LABELS[group][locale]} />
              <ul className="divide-y divide-line">
                {KEYS.filter((key) => SETTING_ROWS[key].group === group).map((key) => (
                  <SettingLine
                    key={key}
                    of={key}
                    value={settings.data[key]}
                    change={changes.data?.data.find((change) => change.key === key)}
                    byTwo={byTwo && isMoneySetting(key)}
                    waits={proposals.data?.data.some((proposal) => proposal.key === key) ?? false}
                  />
                ))}
              </ul>
            </Sheet>
          ))}
          <SettingHistory />
        </div>
      )}
    </>
  )
}
