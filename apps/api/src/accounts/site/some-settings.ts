import { siteSettings } from '@jindu/domain/input'
import type { SiteSettings } from '@jindu/domain/accounts/site'
import { z } from 'zod'

/** Any number of settings, each with a value that it may have. */
export const someSettings = siteSettings.partial().strict()
someSettings.register(z.globalRegistry, { id: 'SomeSettings' })

/** The settings that were named. */
export function given(settings: z.infer<typeof someSettings>): Partial<SiteSettings> {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined))
}
