import { formatCoin, moneyFromWire } from '@jindu/domain/money'
import { ShortHash } from '@jindu/ui/patterns/address'
import { Button } from '@jindu/ui/primitives/button'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Amount } from '../../../shared/format/amount.tsx'
import { Moment } from '../../../shared/format/moment.tsx'
import { useSession } from '../../../shared/session/session.ts'
import { useStaffVerb } from '../../../shared/staff/use-staff-verb.ts'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { AgreeStep } from '../shared/agree-step.tsx'
import { askedFacts } from '../shared/asked-facts.tsx'
import { UserLink } from '../shared/links.tsx'
import { ReasonStep } from '../shared/reason-step.tsx'

type Coin = ApiOutputs['treasury']['coins']['data'][number]
type Missing = Coin['missing'][number]

interface Reread {
  readonly reread: () => Promise<unknown>
}

/**
 * Coins in the books that are missing on the chain: two members of finance write them off once permanently lost.
 * Renders nothing if none is missing.
 */
export function MissingCoins({ coins, reread }: { readonly coins: readonly Coin[] } & Reread): ReactNode {
  const { t } = useLingui()
  const rows = coins.flatMap(({ missing }) => missing)
  if (rows.length === 0) return null
  const more = coins.reduce((sum, { missingTotal }) => sum + missingTotal, 0) - rows.length
  return (
    <section className="border-t border-line px-5 py-4 phone:px-4" aria-label={t`In the books, not on the chain`}>
      <h3 className="text-15 font-semibold">
        <Trans>In the books, not on the chain</Trans>
      </h3>
      <p className="mt-1 text-13 text-ink-3">
        <Trans>Payouts stay stopped while a coin is missing. Write off only what is lost for good.</Trans>
      </p>
      <ul className="mt-2 divide-y divide-line">
        {rows.map((coin) => (
          <li key={coin.id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
            <Facts of={coin} />
            <Steps of={coin} reread={reread} />
          </li>
        ))}
      </ul>
      {more === 0 ? null : (
        <p className="text-13 text-ink-3">
          <Plural value={more} one="# more is missing" other="# more are missing" />
        </p>
      )}
    </section>
  )
}

function Facts({ of: { amount, txid, outputIndex, since, heldBy, proposal } }: { readonly of: Missing }): ReactNode {
  return (
    <span className="grid min-w-0 gap-0.5 text-13">
      <span className="flex flex-wrap items-baseline gap-x-3">
        <Amount of={amount} strong />
        <span className="text-ink-3">
          <Trans>
            Output {outputIndex} of <ShortHash value={txid} />
          </Trans>
        </span>
        <span className="text-ink-3">
          <Trans>
            missing since <Moment at={since} />
          </Trans>
        </span>
      </span>
      {heldBy === null ? null : (
        <span className="text-hold">
          <Trans>Withdrawal {heldBy} spends it: it cannot be written off before that has ended</Trans>
        </span>
      )}
      {proposal === null ? null : (
        <span className="text-ink-2 wrap-anywhere">
          <Trans>
            <UserLink uid={proposal.by} /> proposes to write it off, until <Moment at={proposal.until} />:{' '}
            {proposal.reason}
          </Trans>
        </span>
      )}
    </span>
  )
}

function Steps({ of, reread }: { readonly of: Missing } & Reread): ReactNode {
  const { t } = useLingui()
  const { id, heldBy, proposal } = of
  const shown = formatCoin(moneyFromWire(of.amount))
  if (proposal !== null) return <Settle of={of} proposal={proposal} shown={shown} reread={reread} />
  if (heldBy !== null) return null
  return (
    <ReasonStep
      label={<Trans>Write off</Trans>}
      name={t`Write off ${shown}`}
      takesBack={false}
      inRow
      title={<Trans>Write off {shown}</Trans>}
      consequence={
        <Trans>
          A second member of finance must agree and reads the reason. The operator’s capital then bears the loss; should
          the coin come back to the chain, so does the capital.
        </Trans>
      }
      says={t`Writing off ${shown} waits for a second member`}
      step={(client, reason) => client.treasury.proposeWriteOff.mutate({ coinId: id, reason })}
      reread={reread}
    />
  )
}

function Settle({
  of: { id, txid, outputIndex },
  proposal,
  shown,
  reread,
}: {
  readonly of: Missing
  readonly proposal: NonNullable<Missing['proposal']>
  readonly shown: string
} & Reread): ReactNode {
  const { t } = useLingui()
  const uid = useSession()?.uid
  const done = async (): Promise<void> => {
    await reread()
  }
  const withdraw = useStaffVerb((client) => client.treasury.withdrawWriteOff.mutate({ coinId: id }), {
    says: t`${shown} stays in the books`,
    changes: [],
    done,
  })
  return (
    <span className="flex flex-wrap justify-end gap-2">
      {proposal.by === uid ? null : (
        <AgreeStep
          first={proposal.by}
          label={<Trans context="a write-off">Agree</Trans>}
          name={t`Agree to write off ${shown}`}
          title={<Trans>Write off {shown}?</Trans>}
          consequence={
            <Trans>
              The coin leaves the books and the operator’s capital bears the loss at once. Should it come back to the
              chain, so does the capital.
            </Trans>
          }
          facts={[
            {
              id: 'coin',
              name: <Trans context="a payment">Output</Trans>,
              value: (
                <>
                  {outputIndex} · <ShortHash value={txid} />
                </>
              ),
            },
            ...askedFacts(proposal.by, proposal.reason),
          ]}
          confirmLabel={<Trans>Write off {shown}</Trans>}
          variant="money"
          says={t`${shown} is written off`}
          step={(client) => client.treasury.confirmWriteOff.mutate({ coinId: id })}
          reread={reread}
        />
      )}
      <Button size="s" variant="quiet" loading={withdraw.isPending} onClick={() => withdraw.mutate(undefined)}>
        <Trans context="a write-off">Withdraw it</Trans>
      </Button>
    </span>
  )
}
