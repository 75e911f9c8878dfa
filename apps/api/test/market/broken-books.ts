import { checkBooks } from '../../src/books/check-books.ts'
import type { App } from '../../src/platform/app.ts'

/** The checks of the books that fail, with their first examples. */
export async function brokenBooks({ db, chains }: App): Promise<unknown[]> {
  const results = await checkBooks(db, chains)
  return results.filter((result) => result.violations > 0)
}

/** The same without asking wallets: where coin was credited to the books alone. */
export async function brokenJournal({ db }: App): Promise<unknown[]> {
  const results = await checkBooks(db)
  return results.filter((result) => result.violations > 0)
}
