import { accountsRouter } from './router.ts'
import { pruneSessionsJob, pruneTokensJob, resealFactorsJob, resealPhrasesJob } from './index.ts'
import { nothingMore } from '../../records/messages/index.ts'

/** Accounts, sessions, second factors and access tokens. */
export const accountsFeature = {
  router: accountsRouter,
  jobs: [pruneSessionsJob, pruneTokensJob, resealFactorsJob, resealPhrasesJob],
  messages: { account: nothingMore },
}
