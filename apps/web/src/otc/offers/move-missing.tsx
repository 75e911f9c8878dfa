import { compare, formatCoin, money, moneyToWire, subtract, type CurrencyCode, type Money } from '@jindu/domain/money'
import { Button } from '@jindu/ui/primitives/button'
import { Note } from '@jindu/ui/primitives/note'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { DepositLink } from '../../shared/page/deposit-link.tsx'
import { useIdempotencyKey } from '../../shared/trpc/idempotency-key.ts'
import { useApi } from '../../shared/trpc/use-api.ts'
import { useVerb } from '../../shared/trpc/use-verb.ts'
import { SecuredDialog } from '../../accounts/accounts/index.ts'

interface MoveMissingProps {
  /** Coin to sell from the fiat balance. Null while the input is invalid. */
  readonly needed: Money<CurrencyCode> | null
  readonly className?: string
}

/** Offers to move the missing coin from the fund balance to the fiat balance; typed input is kept. */
export function MoveMissing({ needed, className = '' }: MoveMissingProps): ReactNode {
  const { q } = useApi()
  const balances = useQuery(q.wallet.balances.queryOptions({}))
  const [asked, ask] = useState(false)
  const row = balances.data?.data.find(({ currency }) => currency === needed?.asset)
  if (needed === null || row === undefined) return null
  const held = money(needed.asset, BigInt(row.otc.units))
  if (compare(needed, held) <= 0) return null
  const fund = money(needed.asset, BigInt(row.fund.units))
  const missing = subtract(needed, held)
  const [sum, has] = [formatCoin(missing), formatCoin(fund)]
  if (compare(fund, missing) < 0) {
    const short = formatCoin(subtract(missing, fund))
    return (
      <Note
        tone="hold"
        className={className}
        action={
          <DepositLink currency={needed.asset} className="btn line s">
            <Trans>Deposit {needed.asset}</Trans>
          </DepositLink>
        }
      >
        <Trans>Your fund and fiat balances together are {short} short.</Trans>
      </Note>
    )
  }
  return (
    <>
      <Note
        tone="hold"
        className={className}
        action={
          <Button size="s" variant="line" onClick={() => ask(true)}>
            <Trans>Move {sum}</Trans>
          </Button>
        }
      >
        <Trans>
          Your fiat balance is {sum} short. Your fund balance has {has}.
        </Trans>
      </Note>
      {asked ? <MoveDialog missing={missing} onClose={() => ask(false)} /> : null}
    </>
  )
}

interface MoveDialogProps {
  readonly missing: Money<CurrencyCode>
  readonly onClose: () => void
}

function MoveDialog({ missing, onClose }: MoveDialogProps): ReactNode {
  const { q } = useApi()
  const { key, next } = useIdempotencyKey()
  const { data: terms } = useQuery(q.transfers.moveTerms.queryOptions())
  const sum = formatCoin(missing)
  const move = useVerb(
    (client) => client.transfers.move.mutate({ target: 'otc', amount: moneyToWire(missing), idempotencyKey: key }),
    {
      success: 'DONE',
      quiet: true,
      changes: [],
      done: async () => {
        next()
        await Promise.all([q.transfers.invalidate(), q.wallet.invalidate()])
        onClose()
      },
    },
  )
  return (
    <SecuredDialog
      verb={move}
      onClose={onClose}
      title={<Trans>Move {sum} to the fiat balance</Trans>}
      consequence={
        terms?.reviewed === true ? (
          <Trans>This site looks at moves first: it arrives once finance lets it through. All of it stays yours.</Trans>
        ) : (
          <Trans>It arrives at once, without a fee, and stays yours. What you typed in the form stays too.</Trans>
        )
      }
      confirmLabel={<Trans>Move {sum}</Trans>}
      variant="money"
      onConfirm={() => move.mutate(undefined)}
    />
  )
}
