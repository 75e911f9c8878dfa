import { CopyButton } from '@jindu/ui/patterns/copy-button'
import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { KeyValues, type KeyValue } from '@jindu/ui/primitives/key-values'
import { Sheet, SheetBody } from '@jindu/ui/primitives/sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import type { Session } from '../../../shared/session/session.ts'
import { useRoleName } from './use-role-name.ts'

export function IdentitySheet({ me }: { readonly me: Session }): ReactNode {
  const { t } = useLingui()
  const role = useRoleName(me.role)
  const rows: readonly KeyValue[] = [
    { id: 'since', name: <Trans context="the date">Registered</Trans>, value: <Moment at={me.createdAt} /> },
    { id: 'online', name: <Trans>Last online</Trans>, value: <Moment at={me.lastOnlineAt} as="relative" /> },
    {
      id: 'introducer',
      name: <Trans>Introduced by</Trans>,
      value: me.introducer ?? <Trans>nobody</Trans>,
    },
    { id: 'introduced', name: <Trans>Users you introduced</Trans>, value: me.introduced },
    ...origin('registered', <Trans>Registered from</Trans>, me.registerOrigin),
    ...origin('last', <Trans>Last login from</Trans>, me.lastOrigin),
  ]
  return (
    <Sheet className="phone:order-first">
      <SheetBody>
        <div className="mb-4 flex items-center gap-3">
          <div className="min-w-0">
            <h2 className="text-13 font-normal tracking-normal text-ink-3">UID</h2>
            <p className="num text-28 leading-head font-semibold">{me.uid}</p>
          </div>
          {role === null ? null : (
            <StatusBadge kind="neutral" outline>
              {role}
            </StatusBadge>
          )}
          <CopyButton
            className="ml-auto"
            size="s"
            value={String(me.uid)}
            labels={{
              copy: t`Copy uid`,
              copied: t`Copied`,
              failed: t`Select it and copy by hand`,
              empty: t`There is nothing to copy`,
            }}
          />
        </div>
        <KeyValues rows={rows} />
      </SheetBody>
    </Sheet>
  )
}

function origin(id: string, name: ReactNode, address: string): KeyValue[] {
  return address === '' ? [] : [{ id, name, value: <span className="mono">{address}</span> }]
}
