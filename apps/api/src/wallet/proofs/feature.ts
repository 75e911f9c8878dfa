import { nothingMore } from '../../records/messages/index.ts'
import { alertLateJob, pruneJob, takeJob } from './jobs.ts'
import { proofsRouter } from './router.ts'

/** Proof of what users are owed. */
export const proofsFeature = {
  router: proofsRouter,
  jobs: [takeJob, alertLateJob, pruneJob],
  messages: { proof: nothingMore },
}
