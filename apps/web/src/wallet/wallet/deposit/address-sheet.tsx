import type { CurrencyCode } from '@jindu/domain/money'
import { paymentUri } from '@jindu/domain/wallet/withdrawals'
import { Address } from '@jindu/ui/patterns/address'
import { QrCode } from '@jindu/ui/patterns/qr-code'
import { Button } from '@jindu/ui/primitives/button'
import { Note } from '@jindu/ui/primitives/note'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Skeleton } from '@jindu/ui/primitives/skeleton'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { Amount } from '../../../shared/format/amount.tsx'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { CoinChoice } from '../coin-choice.tsx'

export interface AddressSheetProps {
  readonly currency: CurrencyCode
  /** The coins that can be paid in. */
  readonly coins: readonly CurrencyCode[]
  readonly onCurrency: (next: CurrencyCode) => void
}

/** The address to pay to, as a code and as text; another one on request. */
export function AddressSheet({ currency, coins, onCurrency }: AddressSheetProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const isOpen = coins.includes(currency)
  const current = useQuery({ ...q.wallet.depositAddress.queryOptions({ currency }), enabled: isOpen })
  return (
    <Sheet>
      <SheetHead
        title={<Trans>Your {currency} address</Trans>}
        end={<CoinChoice label={t`Coin to deposit`} currency={currency} of={coins} onCurrency={onCurrency} />}
      />
      <SheetBody>
        {!isOpen ? (
          <Note tone="neutral" title={<Trans>{currency} cannot be paid in now</Trans>}>
            <Trans>Addresses of before keep working: what is sent there is credited.</Trans>
          </Note>
        ) : current.isError ? (
          <FailureNote
            error={current.error}
            money={<Trans>Nothing was paid in. Addresses you paid to before keep working.</Trans>}
            retry={() => void current.refetch()}
          />
        ) : (
          <div className="grid grid-cols-[168px_minmax(0,1fr)] gap-6 phone:grid-cols-1 phone:gap-4">
            {current.data === undefined ? (
              <Skeleton className="size-[168px] phone:size-[200px]" />
            ) : (
              <QrCode value={paymentUri(currency, current.data.address)} label={t`${currency} address as a QR code`} />
            )}
            {current.data === undefined ? (
              <div className="grid content-start gap-3">
                <Skeleton className="h-4 w-full" />
                <Skeleton className="h-4 w-2/3" />
                <Skeleton className="h-8 w-40" />
                <Skeleton className="h-[52px] w-full" />
              </div>
            ) : (
              <CurrentAddress {...current.data} />
            )}
          </div>
        )}
      </SheetBody>
    </Sheet>
  )
}

type Network = NonNullable<ApiOutputs['wallet']['depositAddress']['network']>

/** Said before the address: coin that is sent over another network is the commonest loss. */
function NetworkNote({ currency, of }: { readonly currency: CurrencyCode; readonly of: Network }): ReactNode {
  return (
    <Note
      tone="hold"
      title={
        <Trans>
          {currency} · {of.standard} on {of.name}
        </Trans>
      }
    >
      <Trans>
        Choose {of.name} in the wallet or exchange that you send from: what comes over another network is lost. Send at
        least <Amount of={of.smallest} />; less is not credited.
      </Trans>
    </Note>
  )
}

interface CurrentAddressProps {
  readonly currency: CurrencyCode
  readonly address: string
  readonly confirmationsNeeded: number
  readonly paused: boolean
  readonly network: Network | null
}

function CurrentAddress({ currency, address, confirmationsNeeded, paused, network }: CurrentAddressProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const renew = useVerb((client) => client.wallet.newDepositAddress.mutate({ currency }), {
    says: t`New ${currency} address, earlier ones keep working`,
    changes: [
      q.wallet.depositAddress.queryOptions({ currency }).queryKey,
      q.wallet.depositAddresses.queryOptions({ currency }).queryKey.slice(0, 1),
    ],
  })
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {paused ? (
        <Note tone="hold">
          <Trans>
            Deposits of {currency} are paused: what you send now is credited once the chain can be read again.
          </Trans>
        </Note>
      ) : null}
      {network === null ? null : <NetworkNote currency={currency} of={network} />}
      <Address
        value={address}
        copy={{
          copy: t`Copy address`,
          copied: t`Copied`,
          failed: t`Select it and copy by hand`,
          empty: t`There is nothing to copy`,
        }}
        actions={
          <Button size="s" loading={renew.isPending} onClick={() => renew.mutate(undefined)}>
            <Trans>New address</Trans>
          </Button>
        }
      />
      <p className="hint">
        <Trans>
          Send only {currency} here: another coin would be lost. It is in your fund balance after {confirmationsNeeded}{' '}
          confirmations.
        </Trans>
      </p>
    </div>
  )
}
