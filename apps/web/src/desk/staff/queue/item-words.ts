import type { ModerationKind, ModerationOutcome, SelfDealingSign } from '@jindu/domain/trust/moderation'
import { useLingui } from '@lingui/react/macro'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'

export type Item = ApiOutputs['moderation']['list']['data'][number]
export type ItemInfo = ApiOutputs['moderation']['info']

/** Names of the kinds of queue items. */
export function useKindNames(): Readonly<Record<ModerationKind, string>> {
  const { t } = useLingui()
  return {
    message: t`Message`,
    comment: t`Comment`,
    review: t`Review`,
    goods: t({ message: 'Goods', context: 'one thing' }),
    ad: t`Ad`,
    notice: t`Notice`,
    ticket: t`Ticket`,
  }
}

/** Why a sale seems to be a deal with oneself. */
export function useSignNames(): Readonly<Record<SelfDealingSign, string>> {
  const { t } = useLingui()
  return {
    device: t`Both accounts logged in with the same browser within 30 days`,
    network: t`Both accounts were used from the same address within 30 days`,
    introducer: t`One of them introduced the other to the site`,
    coin: t`Coin goes round: the seller sent the buyer coin, or bought of them too, within 30 days`,
  }
}

/** Names of the outcomes. */
export function useOutcomeNames(): Readonly<Record<ModerationOutcome, string>> {
  const { t } = useLingui()
  return {
    noBreach: t`Nothing was wrong`,
    warned: t`Warned`,
    takenDown: t`Taken out of sight`,
    corrected: t`Put right`,
    done: t`Done`,
  }
}
