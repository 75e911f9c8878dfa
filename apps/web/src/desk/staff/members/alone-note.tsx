import { SECOND_LOOKS, type SecondLookKind } from '@jindu/domain/accounts/staff'
import { Note } from '@jindu/ui/primitives/note'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the domain's exhaustive table
const KINDS = Object.keys(SECOND_LOOKS) as readonly SecondLookKind[]

/** Explains what a single administrator can do, and how to appoint a second one. */
export function AloneNote({ byTwo }: { readonly byTwo: boolean }): ReactNode {
  const { t, i18n } = useLingui()
  const words: Readonly<Record<SecondLookKind, string>> = {
    setting: t`settings of money`,
    role: t`roles on the staff`,
    ruling: t`rulings`,
    withdrawal: t`withdrawals`,
    rate: t`rates set by hand`,
    writeOff: t`write-offs of lost coins`,
    reserves: t`published reserves`,
    coldMove: t`moves between hot and cold wallets`,
    resume: t`resuming stopped payouts`,
  }
  const listed = (alone: (typeof SECOND_LOOKS)[SecondLookKind]['alone'], asked: boolean): string[] =>
    KINDS.filter((kind) => SECOND_LOOKS[kind].alone === alone && !asked).map((kind) => words[kind])
  const list = (those: readonly string[]): string => new Intl.ListFormat(i18n.locale).format(those)
  const acts = listed('acts', byTwo)
  const waiting = [...listed('acts', !byTwo), ...listed('waits', false)]
  return (
    <Note tone="neutral" className="mb-4" title={<Trans>No other administrator can agree with you yet</Trans>}>
      <ul className="grid gap-1">
        {acts.length === 0 ? null : (
          <li>
            <Trans>You decide alone: {list(acts)}.</Trans>
          </li>
        )}
        <li>
          <Trans>Alone up to the site’s limits: {list(listed('belowLimit', false))}.</Trans>
        </li>
        <li>
          <Trans>Waits for a second member: {list(waiting)}.</Trans>
        </li>
        <li>
          <Trans>
            Whoever you give a role here counts as another pair of eyes after 30 days; whoever is named at the server’s
            terminal counts at once. From then on settings of money and roles need two.
          </Trans>
        </li>
      </ul>
    </Note>
  )
}
