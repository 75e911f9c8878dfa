import { Trans } from '@lingui/react/macro'
import { useMatch, useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { readFailure } from '../errors/failure.ts'
import { useFailureText } from '../errors/use-failure-text.ts'
import { PageFrame } from '../shell/page-frame.tsx'

/**
 * What stands where a page could not be made. It cannot know what became of a step before it, and claims nothing. Every page brings it along, in
 * case nothing more can be loaded: so it wears the look's classes, without its parts. `retry-online.tsx` tries again when the connection returns.
 */
export function PageError({ error, reset }: ErrorComponentProps): ReactNode {
  const router = useRouter()
  const said = useFailureText(error)
  const failure = readFailure(error)
  // What a browser or the page's code says of itself (of the DOM, say) is for no reader.
  const text = failure.kind === 'network' && said === failure.message ? '' : said
  // Where a frame fails (`/personal`, not `/personal/sales`) its landmark is not there.
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
