import type { KeyValue } from '@jindu/ui/primitives/key-values'
import { Trans, useLingui } from '@lingui/react/macro'
import { Moment } from '../../shared/format/moment.tsx'
import type { ApiOutputs } from '../../shared/trpc/types.ts'

export type AndroidVersion = NonNullable<ApiOutputs['android']['newest']['newest']>

/** Where the site serves the newest package. */
export const PACKAGE_ADDRESS = '/api/android/app.apk'

/** What people call an API level; Android counts both up by one since 13. */
export function androidName(sdk: number): string {
  if (sdk >= 33) return String(sdk - 20)
  return { 26: '8.0', 27: '8.1', 28: '9', 29: '10', 30: '11', 31: '12', 32: '12L' }[sdk] ?? `API ${sdk}`
}

/** `24 KB`, `1.4 MB` */
export function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024))
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}

/** What is known of a package, as rows. */
export function usePackageFacts(version: AndroidVersion): readonly KeyValue[] {
  const { t } = useLingui()
  const { versionCode, versionName, minimumSdk, bytes, sha256, permissions, publishedAt } = version
  const words: Readonly<Record<string, string>> = {
    'android.permission.INTERNET': t`Internet`,
    'android.permission.CAMERA': t`Camera, asked for when you first scan a code or take a photo`,
  }
  return [
    {
      id: 'version',
      name: <Trans>Version</Trans>,
      value: <span className="num">{`${versionName} (${versionCode})`}</span>,
    },
    { id: 'date', name: <Trans>Published</Trans>, value: <Moment at={publishedAt} as="day" /> },
    { id: 'size', name: <Trans>File size</Trans>, value: <span className="num">{sizeText(bytes)}</span> },
    { id: 'android', name: <Trans>Runs on</Trans>, value: t`Android ${androidName(minimumSdk)} and newer` },
    {
      id: 'permissions',
      name: <Trans>May ask for</Trans>,
      value: permissions.map((each) => (
        <span key={each} className="block">
          {words[each] ?? each.replace('android.permission.', '')}
        </span>
      )),
    },
    { id: 'sha256', name: 'SHA-256', value: <span className="mono text-12 break-all">{sha256}</span> },
  ]
}
