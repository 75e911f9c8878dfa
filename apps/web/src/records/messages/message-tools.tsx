import { Button } from '@jindu/ui/primitives/button'
import { IconButton } from '@jindu/ui/primitives/icon-button'
import { SegmentedNav } from '@jindu/ui/primitives/segmented'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CheckCheck, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useApi } from '../../shared/trpc/use-api.ts'
import { useVerb } from '../../shared/trpc/use-verb.ts'
import type { MessageSearch } from './message-search.ts'

interface MessageToolsProps {
  readonly search: MessageSearch
  readonly refreshing: boolean
  readonly onRefresh: () => void
  readonly onCleared: () => void
}

export function MessageTools({ search, refreshing, onRefresh, onCleared }: MessageToolsProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const { type, acts, limit } = search
  const clear = useVerb(
    (client, of: MessageSearch['type']) => client.messages.markRead.mutate(of === undefined ? {} : { type: of }),
    // Refetch before the list is shown again: its messages are no longer unread.
    { done: () => q.messages.invalidate(), changes: [] },
  )
  const kept = { ...(type === undefined ? {} : { type }), ...(limit === undefined ? {} : { limit }) }
  const choices = [
    { value: undefined, label: t`All` },
    { value: 'others', label: t`Others’` },
    { value: 'own', label: t`Mine` },
  ] as const
  return (
    <div className="message-tools">
      <SegmentedNav label={t`Whose acts`}>
        {choices.map(({ value, label }) => (
          <Link
            key={label}
            to="/personal/message"
            search={value === undefined ? kept : { ...kept, acts: value }}
            aria-current={value === acts ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </SegmentedNav>
      <span className="ml-auto flex items-center gap-1">
        <Button
          variant="quiet"
          size="s"
          loading={clear.isPending}
          onClick={() => void clear.mutateAsync(type).then(onCleared, () => undefined)}
        >
          <CheckCheck className="ic" aria-hidden="true" />
          <span className="phone:sr-only">
            <Trans>Mark all read</Trans>
          </span>
        </Button>
        <IconButton label={t`Refresh`} aria-busy={refreshing || undefined} onClick={onRefresh}>
          <RotateCw className="ic" aria-hidden="true" />
        </IconButton>
      </span>
    </div>
  )
}
