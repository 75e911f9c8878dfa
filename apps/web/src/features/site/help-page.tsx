import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PageTitle } from '../../shared/page/page-title.tsx'
import { useProtection } from '../../shared/session/use-protection.ts'

/** Answers in the order a new reader asks them. */
export function HelpPage(): ReactNode {
  const protection = useProtection()
  return (
    <article className="prose-page">
      <PageTitle>
        <Trans>Help</Trans>
      </PageTitle>
      <h2>
        <Trans>How does a purchase work?</Trans>
      </h2>
      <p>
        <Trans>
          You pay in LTC or BTC from your fund balance. The amount lies in escrow, and you can read what you bought at
          once. Confirm when all is well, and the seller is paid.
        </Trans>
      </p>
      <h2>
        <Trans>What if something is wrong?</Trans>
      </h2>
      <p>
        <Trans>
          Put the order on hold within {protection} after payment: the clock stops and the money stays in escrow. If the
          two of you do not agree, file a complaint. An arbiter reads both sides and rules: to you, to the seller, or
          split.
        </Trans>
      </p>
      <h2>
        <Trans>What happens if I do nothing?</Trans>
      </h2>
      <p>
        <Trans>{protection} after payment the amount settles to the seller, unless a hold or a complaint stands.</Trans>
      </p>
      <h2>
        <Trans>Which password is for what?</Trans>
      </h2>
      <p>
        <Trans>
          The login password opens the account. The pay password is asked before money moves. The recovery password
          freezes the account and resets the other two; it can never be changed, so keep it offline.
        </Trans>
      </p>
      <h2>
        <Trans>Somebody else knows my password. What now?</Trans>
      </h2>
      <p>
        <Trans>
          Freeze the account on the{' '}
          <Link to="/login" className="link">
            login page
          </Link>{' '}
          with your recovery password. All sessions end at once; money in escrow still follows its order.
        </Trans>
      </p>
    </article>
  )
}
