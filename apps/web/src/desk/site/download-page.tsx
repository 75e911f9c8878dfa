import { QrCode } from '@jindu/ui/patterns/qr-code'
import { Button } from '@jindu/ui/primitives/button'
import { Note } from '@jindu/ui/primitives/note'
import { KeyValues } from '@jindu/ui/primitives/key-values'
import { Sheet } from '@jindu/ui/primitives/sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore, type ReactNode } from 'react'
import { PACKAGE_ADDRESS, sizeText, usePackageFacts, type AndroidVersion } from './package-facts.tsx'
import { installPrompt } from '../../shared/offline/install-prompt.ts'
import { PageTitle } from '../../shared/page/page-title.tsx'
import { useApi } from '../../shared/trpc/use-api.ts'
import { isInAppBrowser } from './in-app-browser.ts'

const never = () => () => undefined

/** Flags that the browser alone can set; false on the server. */
const useBrowser = (is: () => boolean): boolean => useSyncExternalStore(never, is, () => false)

/**
 * How the site gets onto a phone: as the package for Android, where the operator published one, and as the site
 * installed from the browser. It promises nothing else.
 */
export function DownloadPage(): ReactNode {
  const { t } = useLingui()
  const { origin } = useRouter().options.context
  const inApp = useBrowser(() => isInAppBrowser(globalThis.navigator.userAgent))
  const isApp = useBrowser(() => globalThis.navigator.userAgent.includes(' JinduApp/'))
  const { q } = useApi()
  const newest = useQuery(q.android.newest.queryOptions()).data?.newest ?? null
  const installed = useBrowser(() => globalThis.matchMedia('(display-mode: standalone)').matches)
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
      <div className="grid gap-6 md:grid-cols-[1fr_16rem] md:items-start">
        <Sheet className="grid gap-8 p-5">
          {installed || isApp ? (
            <Note>
              {isApp ? (
                <Trans>You are reading in the Android app.</Trans>
              ) : (
                <Trans>The site is installed: you are reading in it.</Trans>
              )}
            </Note>
          ) : null}
          {newest === null ? null : <Package of={newest} />}
          <OnAndroid hasPackage={newest !== null} />
          <OnIphone />
          <p className="text-13 text-ink-3">
            <Trans>
              Installing asks for no permission. The camera and notifications are asked for when you use them first.
              What you read last opens without a connection; logging out removes it from the phone.
            </Trans>
          </p>
        </Sheet>
        <Sheet className="grid justify-items-center gap-3 p-5 text-center max-md:hidden">
          <QrCode value={`${origin}/download`} label={t`This page as a QR code`} />
          <p>
            <Trans>Scan it with the phone to open this page there.</Trans>
          </p>
        </Sheet>
      </div>
    </>
  )
}

/** The package for Android, and what the phone asks before it runs. */
function Package({ of }: { readonly of: AndroidVersion }): ReactNode {
  const facts = usePackageFacts(of)
  return (
    <section className="grid justify-items-start gap-3">
      <h2 className="text-16 font-semibold">
        <Trans>Android phones</Trans>
      </h2>
      <a className="btn ink" href={PACKAGE_ADDRESS} download>
        <Trans>
          Download {of.versionName}, {sizeText(of.bytes)}
        </Trans>
      </a>
      <ol className="grid list-decimal gap-2 pl-5">
        <li>
          <Trans>The browser asks whether to keep the file, because it is an app. Keep it.</Trans>
        </li>
        <li>
          <Trans>
            Open the file. Android asks whether this browser may install apps: allow it, and take it back afterwards in
            the settings.
          </Trans>
        </li>
        <li>
          <Trans>Google Play Protect may ask to scan the app: it is not from the Play Store. Let it.</Trans>
        </li>
      </ol>
      <KeyValues rows={facts} align="start" className="w-full" />
    </section>
  )
}

function OnAndroid({ hasPackage }: { readonly hasPackage: boolean }): ReactNode {
  const offered = useSyncExternalStore(installPrompt.watch, installPrompt.isOffered, installPrompt.isOfferedOnServer)
  return (
    <section className="grid justify-items-start gap-3">
      <h2 className="text-16 font-semibold">
        {hasPackage ? <Trans>From the browser, also on computers</Trans> : <Trans>Android and computers</Trans>}
      </h2>
      <p>
        {hasPackage ? (
          <Trans>
            The site itself becomes an app, with its own icon. Installed this way, it also shows notifications and takes
            passkeys, which the package cannot.
          </Trans>
        ) : (
          <Trans>
            A separate package for Android is not published. The site itself becomes an app: with its own icon, messages
            and the same account.
          </Trans>
        )}
      </p>
      {offered ? (
        <Button variant="ink" onClick={() => void installPrompt.ask()}>
          <Trans>Install the site</Trans>
        </Button>
      ) : (
        <ol className="grid list-decimal gap-2 pl-5">
          <li>
            <Trans>Open this page in Chrome, Edge or Samsung Internet.</Trans>
          </li>
          <li>
            <Trans>Open the browser’s menu and choose “Install app” or “Add to Home screen”.</Trans>
          </li>
        </ol>
      )}
    </section>
  )
}

function OnIphone(): ReactNode {
  return (
    <section className="grid justify-items-start gap-3">
      <h2 className="text-16 font-semibold">
        <Trans>iPhone and iPad</Trans>
      </h2>
      <p>
        <Trans>There is no app in the App Store. The site goes onto the home screen:</Trans>
      </p>
      <ol className="grid list-decimal gap-2 pl-5">
        <li>
          <Trans>Open this page in Safari.</Trans>
        </li>
        <li>
          <Trans>Tap the share button, a square with an arrow.</Trans>
        </li>
        <li>
          <Trans>Choose “Add to Home Screen”, then “Add”.</Trans>
        </li>
      </ol>
    </section>
  )
}
