import type { SQL } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { storedFile } from './tables.ts'

/**
 * Takes files away from the public, or gives them back.
 * @param withheldAt unix seconds; null gives them back
 * @param which the condition on `stored_file`, of the feature that shows them
 */
export function withholdFiles({ db }: App, withheldAt: number | null, which: SQL | undefined) {
  return db.update(storedFile).set({ withheldAt }).where(which)
}
