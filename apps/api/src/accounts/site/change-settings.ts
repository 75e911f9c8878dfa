import { fail } from '@jindu/domain/errors'
import { siteSettings } from '@jindu/domain/input'
import { asksForTwo } from '@jindu/domain/accounts/staff'
import { withGrace } from '@jindu/domain/accounts/rights'
import { isMoneySetting, isSettingRead, type SiteSettingKey, type SiteSettings } from '@jindu/domain/accounts/site'
import { and, eq, isNull } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { reckonSecondMember } from '../accounts/index.ts'
import { appUser, staffMember } from '../accounts/tables.ts'

/**
 * The settings that a change names.
 * @throws DomainError SETTING_UNREAD (key)
 */
export function changedKeys(change: Partial<SiteSettings>): readonly SiteSettingKey[] {
  const keys = siteSettings.keyof().options.filter((key) => Object.hasOwn(change, key))
  const unread = keys.find((key) => !isSettingRead(key))
  if (unread !== undefined) fail('SETTING_UNREAD', { key: unread })
  return keys
}

/**
 * Two must be there before two are asked for: a lone administrator would shut themselves out.
 * @throws DomainError SETTING_TOO_FEW_MEMBERS
 */
export async function refuseTooFew(tx: Tx, change: Partial<SiteSettings>, now: number): Promise<void> {
  if (change.moneySettingsSecondMember !== true) return
  const members = await tx
    .select({ uid: staffMember.uid })
    .from(staffMember)
    .innerJoin(appUser, eq(appUser.uid, staffMember.uid))
    .where(and(eq(staffMember.role, 'administrator'), isNull(appUser.frozenAt)))
    .limit(2)
  if (members.length < 2) fail('SETTING_TOO_FEW_MEMBERS')
  await reckonSecondMember(tx, now)
}

/**
 * Staff change settings. A right that is asked for from now on is refused without only after the grace time.
 * @param seen what they saw of them before
 * @returns the settings in force
 * @throws DomainError SETTING_UNREAD (key), SETTING_CHANGED (key), SETTING_SECOND_REQUIRED (key), SETTING_TOO_FEW_MEMBERS
 */
export async function changeSettings(
  { settings, clock }: App,
  { uid }: Pick<Session, 'uid'>,
  change: Partial<SiteSettings>,
  seen: Partial<SiteSettings>,
): Promise<SiteSettings> {
  const ofMoney = changedKeys(change).filter(isMoneySetting)
  await settings.change(withGrace(change, settings.current(), clock.now()), uid, {
    seen,
    async within(tx, before) {
      const changed = ofMoney.find((key) => !isDeepStrictEqual(change[key], before[key]))
      const asked = asksForTwo(before, clock.now())
      if (asked && changed !== undefined) fail('SETTING_SECOND_REQUIRED', { key: changed })
      await refuseTooFew(tx, change, clock.now())
      return null
    },
  })
  return settings.current()
}
