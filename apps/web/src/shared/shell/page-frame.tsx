import { Outlet, useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** The main landmark, with the width of `staticData.width`. */
export function PageFrame({ children }: { children?: ReactNode }): ReactNode {
  const width = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.width)?.staticData.width,
  })
  return (
    <main id="main" tabIndex={-1} className={width === undefined || width === 'page' ? 'page' : `page ${width}`}>
      {children ?? <Outlet />}
    </main>
  )
}
