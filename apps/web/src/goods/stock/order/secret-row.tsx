import { CopyButton } from '@jindu/ui/patterns/copy-button'
import { Button } from '@jindu/ui/primitives/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'

export interface SecretRowProps {
  readonly name: ReactNode
  /** Unix seconds; null while it is sealed. */
  readonly openedAt: number | null
  /** Null for readers who may not see it. */
  readonly secret: string | null
  readonly onOpen?: (() => void) | undefined
  readonly opening?: boolean
  /** When and why it was replaced; absent for a current unit. */
  readonly replaced?: ReactNode
}

/** One secret: sealed behind a dashed line, or in the clear with a way to copy it. */
export function SecretRow({ name, openedAt, secret, onOpen, opening = false, replaced }: SecretRowProps): ReactNode {
  const { t } = useLingui()
  return (
    <li className={replaced === undefined ? 'delivery-unit' : 'delivery-unit is-replaced'}>
      <span className="delivery-unit-name">
        <span className="num font-medium">{name}</span>
        {openedAt === null ? null : (
          <span className="text-13 text-ink-3">
            <Trans>
              opened <Moment at={openedAt} />
            </Trans>
          </span>
        )}
        {replaced === undefined ? null : <span className="text-13 text-ink-2">{replaced}</span>}
      </span>
      {secret === null ? (
        <span className="delivery-slot is-sealed">
          <Lock className="ic s" aria-hidden="true" />
          {openedAt !== null ? (
            <Trans>read by the buyer only</Trans>
          ) : replaced === undefined ? (
            <Trans>sealed</Trans>
          ) : (
            <Trans>never opened</Trans>
          )}
        </span>
      ) : (
        <code translate="no" className="delivery-slot">
          {secret}
        </code>
      )}
      <span className="delivery-unit-end">
        {secret === null ? null : (
          <CopyButton
            value={secret}
            size="s"
            labels={{
              copy: t`Copy`,
              copied: t`Copied`,
              failed: t`Select and copy by hand`,
              empty: t`There is nothing to copy`,
            }}
          />
        )}
        {onOpen === undefined ? null : (
          <Button variant="ink" size="s" loading={opening} onClick={onOpen}>
            <Trans context="a sealed unit">Open</Trans>
          </Button>
        )}
      </span>
    </li>
  )
}
