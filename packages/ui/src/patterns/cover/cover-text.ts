/** Characters of the title for its cover. No digits, since a number on goods reads as their price. */
export interface CoverText {
  /** Its first Chinese character. */
  readonly han: string | undefined
  /** Its first Latin letter, as a capital. */
  readonly letter: string | undefined
}

/** Finds characters in the title that a cover can set in large type. */
export function coverText(title: string): CoverText {
  return { han: /\p{Script=Han}/u.exec(title)?.[0], letter: /[a-z]/i.exec(title)?.[0].toUpperCase() }
}
