import { describeMoves, describeTransfers } from './index.ts'
import { transfersRouter } from './router.ts'

/** Transfers between users and moves between one’s own accounts. */
export const transfersFeature = {
  router: transfersRouter,
  messages: { transfer: describeTransfers, internalTransfer: describeMoves },
}
