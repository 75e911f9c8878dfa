import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useProtection } from '../../shared/session/use-protection.ts'

/** Ids that the specification fixes: 5 is the user agreement, 6 the privacy policy. */
export const USER_AGREEMENT = 5
export const PRIVACY_POLICY = 6
export const SANDBOX = 7

export function UserAgreement({ site }: { site: string }): ReactNode {
  const protection = useProtection()
  return (
    <>
      <p>
        <Trans>
          This agreement is between you and the operator of {site}. By registering or logging in you accept it.
        </Trans>
      </p>
      <h2>
        <Trans>1. Your account</Trans>
      </h2>
      <p>
        <Trans>
          Your uid is your account. Whoever knows its passwords acts as you, so keep them secret and the recovery
          password offline: nobody can restore it for you.
        </Trans>
      </p>
      <h2>
        <Trans>2. What is sold</Trans>
      </h2>
      <p>
        <Trans>
          Users publish digital goods. The seller answers for the description, for the right to sell, and for what is
          delivered. Goods that break the law or the rights of others are taken down.
        </Trans>
      </p>
      <h2>
        <Trans>3. Escrow</Trans>
      </h2>
      <p>
        <Trans>
          A payment is held until the buyer confirms, or for {protection} after payment. A hold or a complaint stops
          settlement until the dispute ends. Arbiters rule on the evidence of both sides; their ruling moves the money.
        </Trans>
      </p>
      <h2>
        <Trans>4. Prices and fees</Trans>
      </h2>
      <p>
        <Trans>
          Prices are in US dollars and paid in LTC or BTC at the rate shown when you pay. Every fee is shown before you
          pay it.
        </Trans>
      </p>
      <h2>
        <Trans>5. What ends an account</Trans>
      </h2>
      <p>
        <Trans>
          Fraud, selling what is not yours, or misuse of complaints. Money already in escrow still follows its order.
        </Trans>
      </p>
    </>
  )
}

export function PrivacyPolicy({ site }: { site: string }): ReactNode {
  return (
    <>
      <p>
        <Trans>What {site} stores about you, and why.</Trans>
      </p>
      <h2>
        <Trans>1. What is stored</Trans>
      </h2>
      <p>
        <Trans>
          Your uid, hashed passwords, what you publish, buy and write, your balances and their history, and for each
          session its address and browser. No name, no mail address, no phone number.
        </Trans>
      </p>
      <h2>
        <Trans>2. Who sees it</Trans>
      </h2>
      <p>
        <Trans>
          Everybody sees your uid, your goods and your sales figures. The other side of an order sees that order. Staff
          read an order and its talk when a complaint stands.
        </Trans>
      </p>
      <h2>
        <Trans>3. Cookies</Trans>
      </h2>
      <p>
        <Trans>
          One for the session, one for the language, one for the theme. No advertising and no measuring by others.
        </Trans>
      </p>
      <h2>
        <Trans>4. How long</Trans>
      </h2>
      <p>
        <Trans>
          Entries of the books are never deleted, because they prove that the money is right. Sessions end when you end
          them.
        </Trans>
      </p>
    </>
  )
}

export function SandboxNotice({ site }: { site: string }): ReactNode {
  return (
    <>
      <p>
        <Trans>
          Here {site} is tried out. Goods, orders, disputes and the books work as they do on a real site; the money does
          not exist.
        </Trans>
      </p>
      <h2>
        <Trans>1. Never send real coins here</Trans>
      </h2>
      <p>
        <Trans>
          Addresses belong to a simulated chain. Coins of a real one sent to them are lost, and nobody can return them.
        </Trans>
      </p>
      <h2>
        <Trans>2. What is simulated</Trans>
      </h2>
      <p>
        <Trans>
          The chain, its blocks and every deposit. Coins come from a faucet and have no value; a withdrawal leaves for
          nowhere.
        </Trans>
      </p>
      <h2>
        <Trans>3. The clock may jump</Trans>
      </h2>
      <p>
        <Trans>
          Whoever runs the sandbox can move its time ahead, so that the days of protection pass at once. Dates on orders
          are those of this clock.
        </Trans>
      </p>
      <h2>
        <Trans>4. Use passwords of no other site</Trans>
      </h2>
      <p>
        <Trans>
          Accounts and goods of a sandbox may be deleted at any time, and demo accounts are open to everybody.
        </Trans>
      </p>
    </>
  )
}
