import type { CurrencyCode } from '@jindu/domain/money'
import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { Button } from '@jindu/ui/primitives/button'
import { Segmented } from '@jindu/ui/primitives/segmented'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWalletCurrencies } from '../../shared/session/use-open-currencies.ts'
import type { ManageAddress } from './manage-search.ts'

interface ListFiltersProps {
  readonly address: ManageAddress
  readonly onChange: (next: ManageAddress) => void
}

/** All, buy or sell, and of which coin; both in the address. */
export function ListFilters({ address, onChange }: ListFiltersProps): ReactNode {
  const { t } = useLingui()
  const coins = useWalletCurrencies()
  const { side, currency, page: _page, ...kept } = address
  return (
    <div className="otc-filters">
      <Segmented
        label={t`Side`}
        value={side ?? 'all'}
        onValueChange={(chosen: 'all' | 'buy' | 'sell') =>
          onChange({
            ...kept,
            ...(currency === undefined ? {} : { currency }),
            ...(chosen === 'all' ? {} : { side: chosen }),
          })
        }
        options={[
          { value: 'all', label: t`All` },
          { value: 'buy', label: t({ message: 'Buy', context: 'coin' }) },
          { value: 'sell', label: t({ message: 'Sell', context: 'coin' }) },
        ]}
      />
      <Segmented
        label={t`Coin`}
        value={currency ?? 'all'}
        onValueChange={(chosen: 'all' | CurrencyCode) =>
          onChange({
            ...kept,
            ...(side === undefined ? {} : { side }),
            ...(chosen === 'all' ? {} : { currency: chosen }),
          })
        }
        options={[{ value: 'all', label: t`All coins` }, ...coins.map((code) => ({ value: code, label: code }))]}
      />
    </div>
  )
}

/** Empty state if rows exist, but none matches the filter. */
export function NothingFits({ tab }: { readonly tab: 'myReleaseOtcTopic' | 'myOtcOrder' }): ReactNode {
  return (
    <EmptyState
      headingLevel={2}
      title={tab === 'myOtcOrder' ? <Trans>No order fits the filter</Trans> : <Trans>No offer fits the filter</Trans>}
      action={
        <Button asChild>
          <Link to="/personal/otcManage" search={{ tab }}>
            {tab === 'myOtcOrder' ? <Trans>Show all orders</Trans> : <Trans>Show all offers</Trans>}
          </Link>
        </Button>
      }
    />
  )
}
