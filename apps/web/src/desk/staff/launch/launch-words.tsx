import type { LaunchCheck } from '@jindu/domain/desk/launch'
import { Trans, useLingui } from '@lingui/react/macro'
import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface CheckWords {
  readonly title: string
  readonly why: ReactNode
  /** The page on which it is done. */
  readonly place?: Pick<LinkProps, 'to' | 'search'>
}

/** Title and reason of each check, and the page on which it is done. */
export function useCheckWords(): Readonly<Record<LaunchCheck, CheckWords>> {
  const { t } = useLingui()
  const payouts = { to: '/staff/payouts' } as const
  return {
    name: {
      title: t`The site has its own name`,
      why: <Trans>It stands in the header, in titles and in mails.</Trans>,
      place: { to: '/staff/settings' },
    },
    terms: {
      title: t`Terms, privacy text and imprint are yours`,
      why: <Trans>The texts at the start are samples. Have them checked for the law of your country.</Trans>,
      place: { to: '/staff/notices' },
    },
    languages: {
      title: t`Rules and help stand in both languages`,
      why: <Trans>A reader of the other language sees a text in a language that is not theirs.</Trans>,
      place: { to: '/staff/notices' },
    },
    categories: {
      title: t`There is a category`,
      why: <Trans>Goods are published in one.</Trans>,
      place: { to: '/staff/categories' },
    },
    administrators: {
      title: t`Two administrators can agree with each other`,
      why: <Trans>From then on, settings of money and roles need both. One lost device does not lock you out.</Trans>,
      place: { to: '/staff/members' },
    },
    secondFactors: {
      title: t`All staff log in with a second factor`,
      why: <Trans>Without it a stolen password opens the console.</Trans>,
      place: { to: '/staff/members' },
    },
    mail: {
      title: t`A test mail was accepted`,
      why: <Trans>Users who chose it are told by mail of orders and disputes that have a time limit.</Trans>,
    },
    rates: {
      title: t`Every coin has a current rate`,
      why: <Trans>Without a rate nothing can be paid in a coin.</Trans>,
      place: { to: '/staff/payouts', search: { part: 'rates' } },
    },
    nodes: {
      title: t`The node of every coin works`,
      why: <Trans>Deposits and withdrawals of a coin wait while its node is down.</Trans>,
      place: payouts,
    },
    capital: {
      title: t`Every hot wallet holds coin of your own`,
      why: <Trans>Network fees are paid from it. Without it the first withdrawal waits.</Trans>,
      place: payouts,
    },
    deposits: {
      title: t`A deposit of every coin was credited`,
      why: <Trans>Send a small amount to your own account.</Trans>,
      place: payouts,
    },
    withdrawals: {
      title: t`A withdrawal of every coin was paid`,
      why: <Trans>Withdraw a small amount to a wallet outside.</Trans>,
      place: payouts,
    },
    backup: {
      title: t`Backups are made every day`,
      why: <Trans>Database, files and keys, kept away from this server, the keys apart from the rest.</Trans>,
    },
    restore: {
      title: t`A backup was restored`,
      why: (
        <Trans>
          On another machine, and its books were right. Until then nobody knows whether a backup can be read.
        </Trans>
      ),
    },
    alerts: {
      title: t`Alerts reach somebody at night`,
      why: <Trans>A stopped node or a difference in the books cannot wait until the morning.</Trans>,
    },
  }
}
