import { rules } from '@jindu/domain/rules'
import { IconButton } from '@jindu/ui/primitives/icon-button'
import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useRotation } from '../../../shared/turns/use-rotation.ts'
import { NoticeLine, type PinnedNotice } from './notice-line.tsx'

export interface NoticeTurnsProps {
  readonly notices: readonly PinnedNotice[]
  readonly label: string
  readonly className: string
}

/** Rotates pinned notices. They can be paused and turned by hand, and stop under reduced motion, hover or focus. */
export function NoticeTurns({ notices, label, className }: NoticeTurnsProps): ReactNode {
  const { t } = useLingui()
  const [paused, setPaused] = useState(false)
  const pages = notices.length
  const { turnMilliseconds } = rules.talk.notice
  const { page, held, turn, hold, release } = useRotation({ pages, paused, intervalMilliseconds: turnMilliseconds })
  const shown = notices[page]
  if (shown === undefined) return null
  const number = page + 1
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pointing at it or reading it only stops its turning
    <section
      aria-label={label}
      className={className}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      {/* Automatic rotation is not announced to screen readers; manual turns are. */}
      <div aria-live={paused || held ? 'polite' : 'off'} className="flex min-w-0 flex-1">
        <NoticeLine notice={shown} />
      </div>
      <div className="flex flex-none items-center border-l border-line px-1">
        <IconButton label={t`Previous notice`} onClick={() => turn(-1)}>
          <ChevronLeft className="ic" aria-hidden="true" />
        </IconButton>
        <span className="num text-13 text-ink-3">
          {number}/{pages}
        </span>
        <IconButton label={t`Next notice`} onClick={() => turn(1)}>
          <ChevronRight className="ic" aria-hidden="true" />
        </IconButton>
        <IconButton
          label={paused ? t`Let the notices take turns` : t`Pause the notices`}
          onClick={() => setPaused(!paused)}
        >
          {paused ? <Play className="ic" aria-hidden="true" /> : <Pause className="ic" aria-hidden="true" />}
        </IconButton>
      </div>
    </section>
  )
}
