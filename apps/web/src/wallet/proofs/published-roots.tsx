import { CopyButton } from '@jindu/ui/patterns/copy-button'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ApiOutputs } from '../../shared/trpc/types.ts'

type Snapshot = ApiOutputs['proofs']['snapshots']['data'][number]

/** Root and total of each coin, as the offline scripts take them. */
export function PublishedRoots({ snapshot }: { readonly snapshot: Snapshot }): ReactNode {
  const { t } = useLingui()
  return (
    <div className="grid gap-3">
      <p className="max-w-160 text-13 text-ink-3">
        <Trans>
          COIN=ROOT:TOTAL for the scripts; the total is in the coin’s smallest unit. Compare it with what others see, or
          keep it.
        </Trans>
      </p>
      <ul className="grid gap-3">
        {snapshot.trees.map(({ currency, root, owed }) => (
          <li key={currency} className="grid justify-items-start gap-1">
            <code className="mono text-12 wrap-anywhere" translate="no">
              {rootArgument({ currency, root, owed })}
            </code>
            <CopyButton
              size="s"
              variant="line"
              value={rootArgument({ currency, root, owed })}
              labels={{
                copy: t`Copy for ${currency}`,
                copied: t`Copied`,
                failed: t`Select it and copy by hand`,
                empty: t`There is nothing to copy`,
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

const rootArgument = ({ currency, root, owed }: Pick<Snapshot['trees'][number], 'currency' | 'root' | 'owed'>) =>
  `${currency}=${root}:${owed.units}`
