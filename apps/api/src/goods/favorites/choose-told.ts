import type { App } from '../../platform/app.ts'
import { commitVerb } from '../../platform/db/index.ts'
import { runVerb } from '../../platform/idempotency/index.ts'
import { eq } from 'drizzle-orm'
import { favoriteChoice } from './tables.ts'

/** Whether the user gets back-in-stock notices; on by default. */
export async function readTellBack({ db }: App, uid: number): Promise<boolean> {
  const [row] = await db
    .select({ tellBack: favoriteChoice.tellBack })
    .from(favoriteChoice)
    .where(eq(favoriteChoice.uid, uid))
  return row?.tellBack ?? true
}

export function chooseTold(app: App, uid: number, tellBack: boolean): Promise<{ tellBack: boolean }> {
  return runVerb(app, null, async () => {
    await commitVerb(app, {
      writes: [
        app.db
          .insert(favoriteChoice)
          .values({ uid, tellBack })
          .onConflictDoUpdate({ target: favoriteChoice.uid, set: { tellBack } }),
      ],
    })
    return { tellBack }
  })
}
