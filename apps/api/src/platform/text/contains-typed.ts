import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** Words of a search as the same words on any keyboard: full-width forms are ordinary ones, blanks of any width are one. */
export const foldTyped = (typed: string): string => typed.normalize('NFKC').replaceAll(/\s+/g, ' ').trim()

/** Whether a text holds what somebody typed into a search, in any case; nothing typed is a wildcard. */
export function containsTyped(text: SQLWrapper, typed: string): SQL {
  const pattern = `%${foldTyped(typed).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql`normalize(${text}::text, NFKC) ilike ${pattern}`
}
