import { fail } from '@jindu/domain/errors'
import { siteSettings } from '@jindu/domain/input'
import { withGrace } from '@jindu/domain/rights'
import { isSettingRead, type SiteSettings } from '@jindu/domain/site'
import type { App } from '../../platform/app.ts'
import type { Session } from '../../platform/sessions/session.ts'

/**
 * Staff change settings. A right that is asked for from now on is refused without only after the grace time.
 * @param seen what they saw of them before
 * @returns the settings in force
 * @throws DomainError SETTING_UNREAD (key), SETTING_CHANGED (key)
 */
export async function changeSettings(
  { settings, clock }: App,
  { uid }: Pick<Session, 'uid'>,
  change: Partial<SiteSettings>,
  seen: Partial<SiteSettings>,
): Promise<SiteSettings> {
  const unread = siteSettings.keyof().options.find((key) => Object.hasOwn(change, key) && !isSettingRead(key))
  if (unread !== undefined) fail('SETTING_UNREAD', { key: unread })
  await settings.change(withGrace(change, settings.current(), clock.now()), uid, seen)
  return settings.current()
}
