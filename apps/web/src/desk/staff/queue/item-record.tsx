import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { KeyValues } from '@jindu/ui/primitives/key-values'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { UserText } from '../../../shared/format/user-text.tsx'
import { langOf } from '../../../shared/format/lang-of.ts'
import { Moment } from '../../../shared/format/moment.tsx'
import { UserLink } from '../shared/links.tsx'
import type { ItemInfo } from './item-words.ts'

type AccountRecord = NonNullable<ItemInfo['record']>

/** Record of the account behind an item: its trades here, and earlier warnings. */
export function ItemRecord({ record }: { readonly record: AccountRecord }): ReactNode {
  const { t } = useLingui()
  const { uid, createdAt, frozen, sold, bought, otcTrades, complaintsAgainst, warnings, before } = record
  return (
    <>
      <h3 className="mb-2 flex items-center gap-2 font-semibold">
        <span>
          <Trans>
            Record of <UserLink uid={uid} />
          </Trans>
        </span>
        {frozen ? (
          <StatusBadge kind="negative">
            <Trans>frozen</Trans>
          </StatusBadge>
        ) : null}
      </h3>
      <KeyValues
        align="start"
        rows={[
          {
            id: 'since',
            name: t({ message: 'Registered', context: 'time' }),
            value: <Moment at={createdAt} as="day" />,
          },
          {
            id: 'orders',
            name: t`Completed orders`,
            value: (
              <Trans>
                {sold} sold, {bought} bought, {otcTrades} in fiat trade
              </Trans>
            ),
          },
          { id: 'complaints', name: t`Complaints against them`, value: complaintsAgainst },
          {
            id: 'warnings',
            name: t`Warnings`,
            value: (
              <Trans>
                {warnings.slight} slight, {warnings.malicious} for bad faith, {warnings.contacts} for contact details
              </Trans>
            ),
          },
        ]}
      />
      {before.length === 0 ? null : (
        <ul className="mt-3 grid gap-2">
          {before.map(({ kind, reason, at, nickName }) => (
            <li key={at} className="border-l-2 border-line pl-3">
              <p className="text-13 text-ink-2">
                {kind === 'slight' ? <Trans>Slight warning</Trans> : <Trans>Warning for bad faith</Trans>} ·{' '}
                <Moment at={at} /> · <UserText>{nickName}</UserText>
              </p>
              <p className="wrap-anywhere" lang={langOf(reason)}>
                {reason}
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
