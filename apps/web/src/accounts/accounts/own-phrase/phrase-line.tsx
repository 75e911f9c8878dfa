import { Trans } from '@lingui/react/macro'
import { Fingerprint } from 'lucide-react'
import type { ReactNode } from 'react'
import { FailureNote } from '../../../shared/page/failure-note.tsx'
import { usePhrase } from './use-phrase.ts'

/** The phrase as its owner wrote it. A failed read is shown: a gap would look like a copy of the site. */
export function PhraseLine(): ReactNode {
  const read = usePhrase()
  if (read.data === undefined) return <FailureNote error={read.error} retry={() => void read.refetch()} />
  const { phrase } = read.data
  if (phrase === null) return null
  return (
    <p className="flex items-start gap-2 rounded-2 bg-sunken px-3 py-2 text-13 text-ink-2">
      <Fingerprint className="ic mt-0.5 shrink-0 text-ink-3" aria-hidden="true" />
      <span>
        <Trans>
          Your phrase: <bdi className="font-semibold text-ink wrap-anywhere">{phrase}</bdi>
        </Trans>
      </span>
    </p>
  )
}
