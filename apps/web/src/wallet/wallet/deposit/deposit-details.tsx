import { Address } from '@jindu/ui/patterns/address'
import { KeyValues } from '@jindu/ui/primitives/key-values'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import type { Deposit } from '../deposit-badge.tsx'
import { ExplorerLink } from '../explorer-link.tsx'

/** One deposit in full: transaction, address, times of detection and credit. */
export function DepositDetails({ deposit }: { readonly deposit: Deposit }): ReactNode {
  const { t } = useLingui()
  return (
    <div className="px-5 py-4 phone:px-4">
      <KeyValues
        align="start"
        rows={[
          {
            id: 'tx',
            name: <Trans>Transaction</Trans>,
            value: (
              <Address
                value={deposit.txid}
                copy={{
                  copy: t`Copy hash`,
                  copied: t`Copied`,
                  failed: t`Select it and copy by hand`,
                  empty: t`There is nothing to copy`,
                }}
                actions={<ExplorerLink to={deposit.explorerUrl} />}
              />
            ),
          },
          { id: 'address', name: <Trans>To address</Trans>, value: <Address value={deposit.address} /> },
          { id: 'seen', name: <Trans>Seen</Trans>, value: <Moment at={deposit.createdAt} /> },
          {
            id: 'credited',
            name: <Trans>Credited</Trans>,
            value: deposit.creditedAt === null ? <Trans>Not credited yet</Trans> : <Moment at={deposit.creditedAt} />,
          },
        ]}
      />
    </div>
  )
}
