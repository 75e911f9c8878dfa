import { checkBooks } from '../../src/books/check-books.ts'
import type { App } from '../../src/platform/app.ts'

/** The checks of the books that fail, with their first examples. */
export async function brokenBooks({ db, chains }: App): Promise<unknown[]> {
  const results = await checkBooks(db, chains)
  return results.filter((result) => result.violations > 0)
}
