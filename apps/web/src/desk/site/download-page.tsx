import { EmptyState } from '@jindu/ui/patterns/empty-state'
import { Note } from '@jindu/ui/primitives/note'
import { Sheet } from '@jindu/ui/primitives/sheet'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSyncExternalStore, type ReactNode } from 'react'
import { PageTitle } from '../../shared/page/page-title.tsx'
import { isInAppBrowser } from './in-app-browser.ts'

const never = () => () => undefined

/** The Android app. Its package is not published yet; the page says so and names alternatives. */
export function DownloadPage(): ReactNode {
  const inApp = useSyncExternalStore(
    never,
    () => isInAppBrowser(globalThis.navigator.userAgent),
    () => false,
  )
  return (
    <>
      <PageTitle>
        <Trans>Android app</Trans>
      </PageTitle>
      {inApp ? (
        <Note tone="hold" className="mb-4">
          <Trans>
            This page is open inside a messenger, which blocks downloads. Open it in your browser: menu at the top
            right, then open in browser.
          </Trans>
        </Note>
      ) : null}
      <Sheet>
        <EmptyState
          headingLevel={2}
          title={<Trans>The app is not published yet</Trans>}
          action={
            <Link to="/" className="btn ink">
              <Trans>See the goods</Trans>
            </Link>
          }
        >
          <Trans>
            The download for Android will be here. iOS is not supported. The site works on every phone, with the same
            account.
          </Trans>
        </EmptyState>
      </Sheet>
    </>
  )
}
