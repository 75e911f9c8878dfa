/** The languages of the product. */
export const LOCALES = ['en', 'zh-CN'] as const

export type Locale = (typeof LOCALES)[number]

/** One text in both languages. */
export type Text = Readonly<Record<Locale, string>>
