import { WEBHOOK_TOPICS, type WebhookTopic } from '@jindu/domain/webhooks'
import { Checkbox } from '@jindu/ui/primitives/checkbox'
import { Field } from '@jindu/ui/primitives/field'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** Names of webhook topics. */
export const TOPIC_WORDS: Record<WebhookTopic | 'test', ReactNode> = {
  comment: <Trans>Comments</Trans>,
  goods: <Trans>Your goods</Trans>,
  goodsOrder: <Trans>Orders of goods</Trans>,
  inbox: <Trans>Message centre</Trans>,
  otcOffer: <Trans>OTC offers</Trans>,
  otcOrder: <Trans>OTC orders</Trans>,
  review: <Trans>Reviews</Trans>,
  talk: <Trans>Private chats</Trans>,
  right: <Trans>Your rights</Trans>,
  ad: <Trans>Your ads</Trans>,
  wallet: <Trans>Wallet</Trans>,
  test: <Trans>Test</Trans>,
}

export interface TopicsFieldProps {
  readonly chosen: readonly WebhookTopic[]
  readonly problem: string | undefined
  readonly onChange: (chosen: readonly WebhookTopic[]) => void
}

export function TopicsField({ chosen, problem, onChange }: TopicsFieldProps): ReactNode {
  return (
    <Field label={<Trans>Topics</Trans>} kind="group" error={problem}>
      <div className="grid grid-cols-2 gap-x-4 gap-y-2.5">
        {WEBHOOK_TOPICS.map((topic) => (
          <Checkbox
            key={topic}
            checked={chosen.includes(topic)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(WEBHOOK_TOPICS.filter((each) => (each === topic ? checked : chosen.includes(each))))
            }
          >
            {TOPIC_WORDS[topic]}
            <span className="mono block text-13 text-ink-3">{topic}</span>
          </Checkbox>
        ))}
      </div>
    </Field>
  )
}
