import { rules } from '@jindu/domain/rules'
import { IconButton } from '@jindu/ui/primitives/icon-button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Pause, Play } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useApi } from '../../shared/trpc/use-api.ts'
import type { ApiOutputs } from '../../shared/trpc/types.ts'
import { useRotation } from '../../shared/turns/use-rotation.ts'

interface AdStripProps {
  /** The home page, or a category by its id. */
  readonly spot: 'home' | number
  readonly label: string
  /** Offers the place where nothing runs; as high as the strip. */
  readonly children: ReactNode
  readonly className: string
}

const MIDDLE = 1

type StripAd = ApiOutputs['ads']['strip']['data'][number]

/** Ads three at a time, the next ones after five seconds; it can be paused, and stands still under reduced motion, a pointer or the focus. */
export function AdStrip({ spot, label, children, className }: AdStripProps): ReactNode {
  const { q } = useApi()
  const { data } = useQuery({ ...q.ads.strip.queryOptions({ spot }), staleTime: Infinity, refetchOnMount: false })
  const ads = data?.data ?? []
  return ads.length === 0 ? children : <Running spot={spot} ads={ads} label={label} className={className} />
}

function Running({
  spot,
  ads,
  label,
  className,
}: Omit<AdStripProps, 'children'> & { readonly ads: readonly StripAd[] }): ReactNode {
  const { t } = useLingui()
  const { client } = useApi()
  const { items, intervalMilliseconds } = rules.ads.strip
  const pages = Math.ceil(ads.length / items)
  const [paused, setPaused] = useState(false)
  const { page, hold, release } = useRotation({ pages, paused, intervalMilliseconds })
  const shown = ads.slice(page * items, (page + 1) * items)
  const ids = shown.map(({ id }) => id).join(',')
  useEffect(() => {
    // What nobody could count costs its owner nothing.
    client.ads.seen.mutate({ spot, ids: ids.split(',').map(Number) }).catch(() => undefined)
  }, [client, spot, ids])
  const count = (id: number): void => {
    client.ads.click.mutate({ spot, id }).catch(() => undefined)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pointing at it or reading it only stops its turning
    <aside
      aria-label={label}
      className={`flex items-stretch rounded-3 border border-line bg-sheet ${className}`}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <ul className="grid min-w-0 flex-1 grid-cols-3 phone:grid-cols-1">
        {shown.map((ad, index) => (
          <li key={ad.id} className={`min-w-0 ${index === 0 ? '' : 'border-l border-line phone:hidden'}`}>
            <Link
              to="/adDetails"
              search={{ id: ad.id }}
              className="flex h-full items-center gap-3 px-4 py-2 hover:bg-hover"
              onClick={() => count(ad.id)}
              onAuxClick={({ button }) => {
                // The middle button opens it in a tab of its own; the right one only asks what to do.
                if (button === MIDDLE) count(ad.id)
              }}
            >
              {ad.coverFileId === null ? null : (
                <img
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
          </li>
        ))}
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
