import { rules } from '@jindu/domain/rules'
import { IconButton } from '@jindu/ui/primitives/icon-button'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Pause, Play } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useApi } from '../trpc/use-api.ts'
import type { ApiOutputs } from '../trpc/types.ts'
import { useRotation } from '../turns/use-rotation.ts'
import { useCountSeen } from './use-count-seen.ts'
import { useSideBySide } from './use-side-by-side.ts'
import { useStripAds } from './use-strip-ads.ts'

interface AdStripProps {
  /** The home page, or a category by its id. */
  readonly spot: 'home' | number
  readonly label: string
  /** Placeholder until the ads are loaded; as high as the strip. */
  readonly room: ReactNode
  /** Offers the place where nothing runs; as high as the strip. */
  readonly children: ReactNode
  readonly className: string
}

const MIDDLE = 1
const { items, intervalMilliseconds } = rules.ads.strip
/** Fewer ads than places share the whole width: their titles have the room. */
const COLUMNS = ['grid-cols-1', 'grid-cols-2', 'grid-cols-3']
const PLACES = Array.from({ length: items }, (_, place) => place)

type StripAd = ApiOutputs['ads']['strip']['data'][number]

/**
 * Shows three ads at a time, on phones one, and rotates every five seconds. It can be paused, and stops under reduced
 * motion, hover or focus. An ended ad leaves, and nothing else moves.
 */
export function AdStrip({ spot, label, room, children, className }: AdStripProps): ReactNode {
  const { t } = useLingui()
  const sideBySide = useSideBySide()
  const [held, setHeld] = useState(false)
  const [paused, setPaused] = useState(false)
  const answer = useStripAds({ spot, sideBySide, held })
  const ads = answer ?? []
  const pages = Math.ceil(ads.length / sideBySide)
  const { page } = useRotation({ pages, paused: paused || held, intervalMilliseconds })
  const shown = ads.slice(page * sideBySide, (page + 1) * sideBySide)
  const watch = useCountSeen({ spot, page, ids: shown.map(({ id }) => id) })
  // Do not offer a place that may be taken: wait for the response.
  if (answer === undefined) return room
  if (ads.length === 0) return children
  return (
    <aside
      ref={watch}
      aria-label={label}
      className={`flex items-stretch rounded-3 border border-line bg-sheet ${className}`}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pointing at an ad or reading it only stops the turning */}
      <ul
        className={`grid min-w-0 flex-1 phone:grid-cols-1 ${COLUMNS[Math.min(ads.length, items) - 1] ?? ''}`}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        {/* A place stays where it is, whichever ad it shows. */}
        {PLACES.slice(0, shown.length).map((place) => {
          const ad = shown[place]
          return ad === undefined ? null : (
            <li key={place} className={place === 0 ? 'min-w-0' : 'min-w-0 border-l border-line phone:hidden'}>
              <AdLink spot={spot} ad={ad} />
            </li>
          )
        })}
      </ul>
      <div className="flex flex-none flex-col items-end justify-center gap-1 border-l border-line pr-4 pl-3 phone:border-l-0 phone:pr-2 phone:pl-0">
        <Link to="/personal/myAD" className="link inline-flex min-h-6 items-center text-13 phone:hidden">
          <Trans>Advertise here</Trans>
        </Link>
        {pages < 2 ? null : (
          <IconButton label={paused ? t`Let the ads run` : t`Pause the ads`} onClick={() => setPaused(!paused)}>
            {paused ? <Play className="ic" aria-hidden="true" /> : <Pause className="ic" aria-hidden="true" />}
          </IconButton>
        )}
      </div>
    </aside>
  )
}

function AdLink({ spot, ad }: { readonly spot: AdStripProps['spot']; readonly ad: StripAd }): ReactNode {
  const { t } = useLingui()
  const { client } = useApi()
  const count = (): void => {
    client.ads.click.mutate({ spot, id: ad.id }).catch(() => undefined)
  }
  return (
    <Link
      to="/adDetails"
      search={{ id: ad.id }}
      className="flex h-full items-center gap-3 px-4 py-2 hover:bg-hover"
      onClick={count}
      onAuxClick={({ button }) => {
        // The middle button opens a new tab and counts as a click; the right button only opens a menu.
        if (button === MIDDLE) count()
      }}
    >
      {ad.coverFileId === null ? null : (
        <img
          key={ad.coverFileId}
          src={`/files/${ad.coverFileId}`}
          alt=""
          width="56"
          height="42"
          loading="lazy"
          className="h-[42px] w-14 flex-none rounded-2 object-cover"
        />
      )}
      <span className="min-w-0">
        <span className="num block text-12 text-ink-3">{t`Ad · ${ad.ownerUid}`}</span>
        <b className="line-clamp-2 text-14 leading-tight break-words">{ad.title.replaceAll('_', '_\u200b')}</b>
      </span>
    </Link>
  )
}
