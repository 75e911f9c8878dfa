import type { SiteSettings } from '../site/settings.ts'
import type { Right } from './right.ts'

type Requirement = Pick<
  SiteSettings,
  'publishRightRequired' | 'replyRightRequired' | 'publishRightRequiredFrom' | 'replyRightRequiredFrom'
>

/**
 * Unix seconds from which the site asks for a right; null when it does not. Until then everybody has the grace time.
 * @example
 * requiredFrom('publish', defaultSiteSettings) // null
 */
export function requiredFrom(right: Right, settings: Requirement): number | null {
  if (right === 'publish') return settings.publishRightRequired ? settings.publishRightRequiredFrom : null
  return settings.replyRightRequired ? settings.replyRightRequiredFrom : null
}

/**
 * Whether the site asks for a right now.
 * @param now unix seconds
 * @example
 * isRightRequired('publish', defaultSiteSettings, 1_760_000_000) // false
 */
export function isRightRequired(right: Right, settings: Requirement, now: number): boolean {
  const from = requiredFrom(right, settings)
  return from !== null && now >= from
}

/**
 * The settings that a change brings along: what is switched on counts only after the grace time.
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
