/** What a title lends to its cover. */
export interface CoverText {
  /** Its first Chinese character. */
  readonly han: string | undefined
  /** Its first number of one or two digits. */
  readonly digits: string | undefined
}

/** Reads the title for signs a cover can set in large type. */
export function coverText(title: string): CoverText {
  return { han: /\p{Script=Han}/u.exec(title)?.[0], digits: /(?<!\d)\d{1,2}(?!\d)/.exec(title)?.[0] }
}
