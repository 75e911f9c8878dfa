/** A title folded for comparison: two categories never differ by case or width only. */
export const titleKey = (title: string): string => title.normalize('NFKC').toLowerCase()
