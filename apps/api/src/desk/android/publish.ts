import { releaseRefusal } from '@jindu/domain/desk/android'
import { fail } from '@jindu/domain/errors'
import { eq } from 'drizzle-orm'
import { readFile } from 'node:fs/promises'
import type { App } from '../../platform/app.ts'
import { commitVerb } from '../../platform/db/index.ts'
import type { SpooledFile } from '../../platform/files/spool.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { lastRelease, versionOf, type AndroidVersion } from './newest.ts'
import { readPackage } from './read-package.ts'
import { androidRelease } from './tables.ts'

/**
 * Checks a package of the site's Android app, keeps it, and offers it as the newest version. The caller deletes the
 * spooled file.
 * @throws DomainError ANDROID_NOT_SET_UP, ANDROID_UNREADABLE, ANDROID_UNSIGNED, ANDROID_OTHER_PACKAGE,
 * ANDROID_OTHER_KEY, ANDROID_VERSION_NOT_RISING, STORAGE_FULL
 */
export async function publishPackage(app: App, { uid }: Session, file: SpooledFile): Promise<AndroidVersion> {
  const own = app.env.androidApp ?? fail('ANDROID_NOT_SET_UP')
  const found = readPackage(await readFile(file.path))
  const refusal = releaseRefusal(own, await lastRelease(app, own.package), found)
  if (refusal !== null) return fail(refusal)
  const fileId = app.random.uuid()
  const { bytes, sha256 } = file
  const row = {
    ...found,
    permissions: [...found.permissions],
    fileId,
    bytes,
    sha256,
    byUid: uid,
    publishedAt: app.clock.now(),
  }
  await app.files.adopt(fileId, file.path)
  try {
    await commitVerb(app, {
      guards: [
        {
          // If two members publish the same version at once, the second is refused.
          change: app.db.insert(androidRelease).values(row).onConflictDoNothing(),
          rows: 1,
          refusal: 'ANDROID_VERSION_NOT_RISING',
        },
      ],
      audit: [
        {
          action: 'android.published',
          actor: { kind: 'staff', uid },
          subject: { kind: 'android', id: found.versionCode },
          details: { version: found.versionName, sha256 },
        },
      ],
    })
  } catch (error) {
    // A commit whose answer was lost may have succeeded.
    const rows = await app.db
      .select({ id: androidRelease.id })
      .from(androidRelease)
      .where(eq(androidRelease.fileId, fileId))
      .catch(() => null)
    if (rows?.length === 0) await app.files.delete(fileId)
    throw error
  }
  return versionOf(row)
}
