import { nothingMore } from '../../records/messages/index.ts'
import { alertLateJob, pruneJob, takeJob } from './jobs.ts'
import { readReservesJob } from './publish-reserves.ts'
import { proofsRouter } from './router.ts'

/** Proof of what users are owed, and of the reserves beside it. */
export const proofsFeature = {
  router: proofsRouter,
  jobs: [takeJob, alertLateJob, pruneJob, readReservesJob],
  messages: { proof: nothingMore },
}
