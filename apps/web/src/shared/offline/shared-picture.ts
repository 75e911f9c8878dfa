import { SHARED, SHARE_PATH } from './caches.ts'

/** The picture that another app shared with the installed site; null without one. */
export async function sharedPicture(): Promise<File | null> {
  if (!('caches' in globalThis) || !(await caches.has(SHARED))) return null
  const kept = await (await caches.open(SHARED)).match(SHARE_PATH)
  if (kept === undefined) return null
  const picture = await kept.blob()
  const name = decodeURIComponent(kept.headers.get('x-name') ?? '')
  return new File([picture], name, { type: picture.type })
}

export async function dropSharedPicture(): Promise<void> {
  await caches.delete(SHARED)
}
