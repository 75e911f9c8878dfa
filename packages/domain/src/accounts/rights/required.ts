import type { SiteSettings } from '../site/setting-rows.ts'
import type { Right } from './right.ts'

type Requirement = Pick<
  SiteSettings,
  'publishRightRequired' | 'replyRightRequired' | 'publishRightRequiredFrom' | 'replyRightRequiredFrom'
>

/**
 * Unix seconds from which the site requires a right; null if it does not. Until then there is a grace period.
 * @example
 * requiredFrom('publish', defaultSiteSettings) // null
 */
export function requiredFrom(right: Right, settings: Requirement): number | null {
  if (right === 'publish') return settings.publishRightRequired ? settings.publishRightRequiredFrom : null
  return settings.replyRightRequired ? settings.replyRightRequiredFrom : null
}

/**
 * Whether the site requires a right now.
 * @param now unix seconds
 * @example
 * isRightRequired('publish', defaultSiteSettings, 1_760_000_000) // false
 */
export function isRightRequired(right: Right, settings: Requirement, now: number): boolean {
  const from = requiredFrom(right, settings)
  return from !== null && now >= from
}

/**
 * The settings of a change, with the end of the grace period for each requirement that is switched on.
 * @param now unix seconds
 * @example
 * withGrace({ publishRightRequired: true }, defaultSiteSettings, 1_760_000_000) // { publishRightRequired: true, publishRightRequiredFrom: 1_760_604_800 }
 */
export function withGrace<Change extends Partial<SiteSettings>>(
  change: Change,
  before: SiteSettings,
  now: number,
): Change & Partial<SiteSettings> {
  const from = now + (change.rightGraceSeconds ?? before.rightGraceSeconds)
  return {
    ...change,
    ...(change.publishRightRequired === true && !before.publishRightRequired ? { publishRightRequiredFrom: from } : {}),
    ...(change.replyRightRequired === true && !before.replyRightRequired ? { replyRightRequiredFrom: from } : {}),
  }
}
