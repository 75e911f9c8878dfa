import { StatusBadge, type StatusKind } from '@jindu/ui/patterns/status-badge'
import { Button } from '@jindu/ui/primitives/button'
import { IconButton } from '@jindu/ui/primitives/icon-button'
import { Menu, MenuItem, MenuSeparator } from '@jindu/ui/primitives/menu'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Ellipsis, Webhook as WebhookIcon } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { SecurityRow } from '../user-info/security-row.tsx'
import { TOPIC_WORDS } from './topics.tsx'

export type Webhook = ApiOutputs['webhooks']['list']['data'][number]

/** Actions of an owner on a webhook. */
export type WebhookStep = 'log' | 'test' | 'pause' | 'resume' | 'rotate' | 'delete'

interface Shown {
  readonly kind: StatusKind
  readonly word: ReactNode
}

function shownState({ state, failingSince }: Webhook): Shown | null {
  if (state === 'paused') return { kind: 'neutral', word: <Trans>Paused</Trans> }
  if (state === 'stopped') return { kind: 'negative', word: <Trans>Stopped after three days of failures</Trans> }
  return failingSince === null ? null : { kind: 'hold', word: <Trans>Failing</Trans> }
}

/** One webhook: its target, its topics, and whether its calls succeed. */
export function WebhookRow({
  hook,
  onStep,
}: {
  readonly hook: Webhook
  readonly onStep: (step: WebhookStep) => void
}): ReactNode {
  const { t } = useLingui()
  const { url, topics, state, deliveredAt, failingSince, waiting } = hook
  const shown = shownState(hook)
  const { host } = new URL(url)
  return (
    <SecurityRow
      icon={WebhookIcon}
      title={
        <span className="flex flex-wrap items-center gap-2 break-all">
          {host}
          {shown === null ? null : <StatusBadge kind={shown.kind}>{shown.word}</StatusBadge>}
        </span>
      }
      action={
        <span className="flex items-center gap-2 phone:*:first:flex-1">
          <Button size="s" onClick={() => onStep('log')}>
            <Trans>Deliveries</Trans>
          </Button>
          <Menu
            trigger={
              <IconButton label={t`More steps for ${host}`}>
                <Ellipsis className="ic" />
              </IconButton>
            }
          >
            {state === 'active' ? (
              <>
                <MenuItem onSelect={() => onStep('test')}>
                  <Trans>Send a test</Trans>
                </MenuItem>
                <MenuItem onSelect={() => onStep('pause')}>
                  <Trans>Pause</Trans>
                </MenuItem>
              </>
            ) : (
              <MenuItem onSelect={() => onStep('resume')}>
                <Trans>Resume</Trans>
              </MenuItem>
            )}
            <MenuItem onSelect={() => onStep('rotate')}>
              <Trans context="webhook">Replace the secret</Trans>
            </MenuItem>
            <MenuSeparator />
            <MenuItem tone="danger" onSelect={() => onStep('delete')}>
              <Trans>Delete</Trans>
            </MenuItem>
          </Menu>
        </span>
      }
    >
      <p className="mono break-all text-ink-3">{url}</p>
      <p>
        {topics.map((topic, index) => (
          <Fragment key={topic}>
            {index === 0 ? null : ' · '}
            {TOPIC_WORDS[topic]}
          </Fragment>
        ))}
      </p>
      <p className="text-ink-3">
        {deliveredAt === null ? (
          <Trans>Nothing delivered yet</Trans>
        ) : (
          <Trans>
            Last delivered <Moment at={deliveredAt} as="relative" />
          </Trans>
        )}
        {failingSince === null ? null : (
          <>
            {' · '}
            <Trans>
              Failing since <Moment at={failingSince} />
            </Trans>
          </>
        )}
        {waiting === 0 ? null : (
          <>
            {' · '}
            <Plural value={waiting} one="# delivery waits" other="# deliveries wait" />
          </>
        )}
      </p>
    </SecurityRow>
  )
}
