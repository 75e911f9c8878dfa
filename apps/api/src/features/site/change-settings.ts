import { fail } from '@jindu/domain/errors'
import { siteSettings } from '@jindu/domain/input'
import { isSettingRead, settingRefusal, type SiteSettings } from '@jindu/domain/site'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'

/**
 * Staff change settings.
 * @param seen what they saw of them before
 * @returns the settings in force
 * @throws DomainError SETTING_RIGHT_NOT_SOLD (key), SETTING_UNREAD (key), SETTING_CHANGED (key)
 */
export async function changeSettings(
  { settings }: App,
  { uid }: Pick<Session, 'uid'>,
  change: Partial<SiteSettings>,
  seen: Partial<SiteSettings>,
): Promise<SiteSettings> {
  for (const [key, value] of Object.entries(change)) {
    const refusal = settingRefusal(key, value)
    if (refusal !== null) fail(refusal, { key })
  }
  const unread = siteSettings.keyof().options.find((key) => Object.hasOwn(change, key) && !isSettingRead(key))
  if (unread !== undefined) fail('SETTING_UNREAD', { key: unread })
  await settings.change(change, uid, seen)
  return settings.current()
}
