import { lazy, Suspense, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { DrawingProps } from './drawing.tsx'

const Drawing = lazy(() => import('./drawing.tsx'))

/** Tells React to keep the SSR markup of this element. */
const AS_THE_SERVER_DREW_IT = { __html: '' }

const never = () => () => undefined

export interface DrawnCoverProps extends DrawingProps {
  readonly wide: boolean
}

/**
 * A cover drawn from an id. SSR markup is kept: drawing it again would need four kilobytes of code for the same
 * picture.
 */
export function DrawnCover({ wide, ...of }: DrawnCoverProps): ReactNode {
  const cameWithThePage = useSyncExternalStore(
    never,
    () => false,
    () => typeof document !== 'undefined',
  )
  const [kept] = useState(cameWithThePage)
  const frame = {
    viewBox: wide ? '-80 0 480 240' : '0 0 320 240',
    preserveAspectRatio: 'xMidYMid slice',
    'aria-hidden': true,
  } as const
  if (kept) return <svg {...frame} dangerouslySetInnerHTML={AS_THE_SERVER_DREW_IT} suppressHydrationWarning />
  return (
    <svg {...frame}>
      <Suspense>
        <Drawing {...of} />
      </Suspense>
    </svg>
  )
}
