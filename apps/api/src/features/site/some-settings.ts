import { siteSettings } from '@jindu/domain/input'
import type { SiteSettings } from '@jindu/domain/site'
import type { z } from 'zod'

/** Any number of settings, each with a value that it may have. */
export const someSettings = siteSettings.partial().strict()

/** The settings that were named. */
export function given(settings: z.infer<typeof someSettings>): Partial<SiteSettings> {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined))
}
