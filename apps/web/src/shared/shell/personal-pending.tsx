import type { ReactNode } from 'react'
import { PagePending } from '../page/page-pending.tsx'
import { PersonalFrame } from './personal-frame.tsx'

/** What the server sends of the personal area, whose pages are drawn in the browser: its frame, and a page that is coming. */
export function PersonalPending(): ReactNode {
  return (
    <PersonalFrame>
      <PagePending />
    </PersonalFrame>
  )
}
