import { Trans } from '@lingui/react/macro'
import { useMatch, useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { readFailure } from '../errors/failure.ts'
import { useFailureText } from '../errors/use-failure-text.ts'
import { PageFrame } from '../shell/page-frame.tsx'

/**
 * Error page for a page that failed to load. It cannot know the result of an earlier step, and claims nothing about it.
 * It is part of every page's bundle, in case nothing more can be loaded, so it uses the look's classes without its
 * components. `retry-online.tsx` retries when the connection returns.
 */
export function PageError({ error, reset }: ErrorComponentProps): ReactNode {
  const router = useRouter()
  const said = useFailureText(error)
  const failure = readFailure(error)
  // Hide raw messages of the browser or the page's code (about the DOM, for example) from readers.
  const text = failure.kind === 'network' && said === failure.message ? '' : said
  // If the frame itself fails (`/personal`, not `/personal/sales`), its landmark is missing.
  const isFrame = useMatch({
    strict: false,
    select: ({ routeId }: { readonly routeId?: string }) => routeId?.lastIndexOf('/') === 0,
  })
  const again = () => {
    reset()
    void router.invalidate()
  }
  const page = (
    <div className="status-page" role="alert">
      <h1>
        <Trans>This page could not be loaded</Trans>
      </h1>
      <div className="note negative">
        <CircleAlert className="ic" aria-hidden="true" />
        <div className="tx">
          <p>
            <Trans>A step that you took just before may have gone through. Look there before you take it again.</Trans>
          </p>
          {text === '' ? null : <p>{text}</p>}
        </div>
      </div>
      <button type="button" className="btn ink" onClick={again}>
        <Trans>Load again</Trans>
      </button>
    </div>
  )
  return isFrame ? <PageFrame>{page}</PageFrame> : page
}
