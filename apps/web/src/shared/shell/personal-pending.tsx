import type { ReactNode } from 'react'
import { PagePending } from '../page/page-pending.tsx'
import { PersonalFrame } from './personal-frame.tsx'

/**
 * Server-rendered part of the personal area, whose pages are rendered in the browser: its frame with a loading page.
 */
export function PersonalPending(): ReactNode {
  return (
    <PersonalFrame>
      <PagePending />
    </PersonalFrame>
  )
}
