import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'

export type PinnedNotice = ApiOutputs['notices']['pinned']['data'][number]

/** A notice as one line that leads to it. */
export function NoticeLine({ notice }: { readonly notice: PinnedNotice }): ReactNode {
  const { id, title, summary, language } = notice
  return (
    <Link
      to="/ruleDetails"
      search={{ id, type: 'info' }}
      lang={language}
      className="flex min-w-0 flex-1 items-center gap-3 rounded-3 px-4 text-14 hover:bg-hover phone:min-h-11"
    >
      <b className="flex-none font-semibold phone:min-w-0 phone:flex-1 phone:truncate">{title}</b>
      <span className="truncate text-ink-2 phone:hidden">{summary}</span>
    </Link>
  )
}
