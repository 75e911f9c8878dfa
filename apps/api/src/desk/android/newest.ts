import { and, desc, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { androidRelease } from './tables.ts'

/** The version that the site offers, as everybody may see it. */
export const androidVersion = z.object({
  versionCode: z.int().describe('Rises with each version; Android compares it'),
  versionName: z.string().describe('What people call the version'),
  minimumSdk: z.int().describe('The lowest API level of Android that installs it, such as 29 for Android 10'),
  permissions: z.array(z.string()).describe('Permissions in the manifest, such as android.permission.CAMERA'),
  bytes: z.int().describe('Size of the package'),
  sha256: z.string().describe('SHA-256 of the package in hexadecimal'),
  publishedAt: z.int().describe('When it was published'),
})
androidVersion.register(z.globalRegistry, { id: 'AndroidVersion' })

export type AndroidVersion = z.infer<typeof androidVersion>

export type ReleaseRow = typeof androidRelease.$inferSelect

/** The newest version of the site's package, whoever signed it. */
export async function lastRelease({ db }: App, id: string): Promise<ReleaseRow | null> {
  const [row] = await db
    .select()
    .from(androidRelease)
    .where(eq(androidRelease.package, id))
    .orderBy(desc(androidRelease.versionCode))
    .limit(1)
  return row ?? null
}

/** The newest version that the environment's certificates signed; null where the site has no app. */
export async function offeredRelease({ db, env }: App): Promise<ReleaseRow | null> {
  if (env.androidApp === null) return null
  const [row] = await db
    .select()
    .from(androidRelease)
    .where(
      and(
        eq(androidRelease.package, env.androidApp.package),
        inArray(androidRelease.certificate, [...env.androidApp.certificates]),
      ),
    )
    .orderBy(desc(androidRelease.versionCode))
    .limit(1)
  return row ?? null
}

/** The public part of a row. */
export const versionOf = (row: Omit<ReleaseRow, 'id'>): AndroidVersion => ({
  versionCode: row.versionCode,
  versionName: row.versionName,
  minimumSdk: row.minimumSdk,
  permissions: row.permissions,
  bytes: row.bytes,
  sha256: row.sha256,
  publishedAt: row.publishedAt,
})
