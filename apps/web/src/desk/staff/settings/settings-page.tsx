import {
  isMoneySetting,
  isSettingRead,
  SETTING_ROWS,
  type SettingGroup,
  type SiteSettingKey,
} from '@jindu/domain/accounts/site'
import { asksForTwo } from '@jindu/domain/accounts/staff'
import { SETTING_GROUP_LABELS } from '@jindu/i18n/settings'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { Button } from '@jindu/ui/primitives/button'
import { Field } from '@jindu/ui/primitives/field'
import { Input } from '@jindu/ui/primitives/input'
import { Sheet, SheetHead } from '@jindu/ui/primitives/sheet'
import { Loading, Skeleton } from '@jindu/ui/primitives/skeleton'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type ReactNode } from 'react'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { PageTitle } from '../../../shared/page/page-title.tsx'
import { useLocale } from '../../../shared/preferences.ts'
import { useNow } from '../../../shared/time/use-now.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { findSettings, ofGroup } from './find-settings.ts'
import { useSlashKey } from './use-slash-key.ts'
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
  const [words, setWords] = useState('')
  const found = findSettings(KEYS, words)
  const field = useRef<HTMLInputElement>(null)
  const results = useRef<HTMLDivElement>(null)
  useSlashKey(field)
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
          <div className="grid grid-cols-[minmax(0,28rem)_auto] items-end gap-x-4 gap-y-1 phone:grid-cols-1">
            <Field label={<Trans>Find a setting</Trans>}>
              <Input
                ref={field}
                type="search"
                maxLength={80}
                value={words}
                placeholder={t`Name, meaning or key`}
                onChange={(event) => setWords(event.target.value)}
                onKeyDown={(event) => {
                  if (event.nativeEvent.isComposing) return
                  if (event.key === 'Escape') setWords('')
                  if (event.key !== 'Enter') return
                  // Else the same press of Enter also clicks the button that it leads to.
                  event.preventDefault()
                  results.current?.querySelector('button')?.focus()
                }}
              />
            </Field>
            <output className="pb-2 text-13 text-ink-3">
              {words.trim() === '' ? (
                <Trans>Press / to search</Trans>
              ) : (
                <Plural value={found.length} one="# setting" other="# settings" />
              )}
            </output>
          </div>
          {found.length === 0 ? (
            <EmptyState
              headingLevel={2}
              title={<Trans>No setting has these words</Trans>}
              action={
                <Button
                  onClick={() => {
                    setWords('')
                    field.current?.focus()
                  }}
                >
                  <Trans>Show all settings</Trans>
                </Button>
              }
            >
              <Trans>Names, help texts and keys are searched, in English and Chinese.</Trans>
            </EmptyState>
          ) : null}
          <div ref={results} className="grid gap-4">
            {GROUPS.map((group) => ({ group, its: ofGroup(found, group) })).map(({ group, its }) =>
              its.length === 0 ? null : (
                <Sheet key={group}>
                  <SheetHead title={SETTING_GROUP_LABELS[group][locale]} />
                  <ul className="divide-y divide-line">
                    {its.map((key) => (
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
              ),
            )}
          </div>
          <SettingHistory />
        </div>
      )}
    </>
  )
}
