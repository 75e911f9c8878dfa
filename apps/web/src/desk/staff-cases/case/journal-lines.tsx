import { moneyFromWire, moneyToWire, type CurrencyCode, type MoneyWire } from '@jindu/domain/money'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Amount } from '../../../shared/format/amount.tsx'
import { AccountName } from './account-name.tsx'

export interface JournalLine {
  readonly account: string
  /** Signed. */
  readonly amount: MoneyWire<CurrencyCode>
  /** Balance of the account afterwards; left out in a preview. */
  readonly after?: MoneyWire<CurrencyCode>
}

/** The lines of a journal entry, which sum to zero. */
export function JournalLines({ lines }: { readonly lines: readonly JournalLine[] }): ReactNode {
  const { t } = useLingui()
  const past = lines.some(({ after }) => after !== undefined)
  return (
    <table className="journal-lines">
      <caption className="sr-only">{t`Lines of the entry`}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t`Ledger account`}</th>
          <th scope="col">{t`Moved`}</th>
          {past ? <th scope="col">{t`After`}</th> : null}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ account, amount, after }) => {
          const money = moneyFromWire(amount)
          const out = money.units < 0n
          return (
            <tr key={account}>
              <td>
                <AccountName of={account} />
              </td>
              <td className="n">
                <Amount
                  of={moneyToWire({ asset: money.asset, units: out ? -money.units : money.units })}
                  direction={out ? 'outgoing' : 'incoming'}
                />
              </td>
              {after === undefined ? null : (
                <td className="n text-ink-3">
                  <Trans>
                    then <Amount of={after} bare />
                  </Trans>
                </td>
              )}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
