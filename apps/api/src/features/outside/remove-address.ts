import { eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { transactVerb } from '../../platform/db/index.ts'
import { accountEvent, type Caller } from '../accounts/index.ts'
import { dropWaiting } from './set-address.ts'
import { mailAddress } from './tables.ts'

/** Forgets an account's e-mail address and what waited for it. Again it changes nothing. */
export function removeAddress(app: App, uid: number, caller: Caller): Promise<void> {
  return transactVerb(app, async (tx) => {
    const removed = await tx.delete(mailAddress).where(eq(mailAddress.uid, uid)).returning({ uid: mailAddress.uid })
    return {
      result: undefined,
      writes: [dropWaiting(app, uid)],
      audit: removed.length > 0 ? [accountEvent(uid, 'mailRemoved', caller)] : [],
    }
  })
}
