import type { ModerationKind, ModerationOutcome } from '@jindu/domain/trust/moderation'
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
