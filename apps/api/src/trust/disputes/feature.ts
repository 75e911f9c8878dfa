import { disputesRouter } from './router.ts'
import { caseDeskChannel, mayReadStatementFile } from './index.ts'

/** Disputes of every market. */
export const disputesFeature = {
  router: disputesRouter,
  channels: () => ({ caseDesk: caseDeskChannel }),
  fileReaders: { dispute: mayReadStatementFile },
}
