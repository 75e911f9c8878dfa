import type { Locale } from '@jindu/i18n'
import { z } from 'zod'
import { bothTitles, titleOf } from './names.ts'

/** A category as its goods carry it. */
export const categoryBrief = z.object({
  id: z.int(),
  /** In the reader's language. */
  title: z.string(),
  /** Both titles, for the generated cover, which is the same for every reader. */
  about: z.string(),
  publicCommentsHidden: z.boolean(),
})
categoryBrief.register(z.globalRegistry, { id: 'CategoryBrief' })

interface BriefRow {
  readonly id: number
  readonly titleZh: string
  readonly titleEn: string
  readonly publicCommentsHidden: boolean
}

export function briefOf(row: BriefRow, locale: Locale): z.infer<typeof categoryBrief> {
  const { id, publicCommentsHidden } = row
  return { id, title: titleOf(row, locale), about: bothTitles(row), publicCommentsHidden }
}
