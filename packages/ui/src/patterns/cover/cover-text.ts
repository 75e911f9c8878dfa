/** What a title lends to its cover: signs only, since a number on goods reads as their price. */
export interface CoverText {
  /** Its first Chinese character. */
  readonly han: string | undefined
  /** Its first Latin letter, as a capital. */
  readonly letter: string | undefined
}

/** Reads the title for signs a cover can set in large type. */
export function coverText(title: string): CoverText {
  return { han: /\p{Script=Han}/u.exec(title)?.[0], letter: /[a-z]/i.exec(title)?.[0].toUpperCase() }
}
