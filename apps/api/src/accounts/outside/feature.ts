import type { MessageSubjectKind } from '@jindu/domain/messages'
import type { App } from '../../platform/app.ts'
import type { DescribeSubjects } from '../../records/messages/index.ts'
import { deliverFarewellsJob, deliverMailJob, deliverPushJob, pruneOutsideJob, resealAddressesJob } from './index.ts'
import { outsideRouter } from './router.ts'

/** Mail and push. Takes the functions that describe subjects, because mails name them. */
export const outsideFeature = (subjects: Readonly<Record<MessageSubjectKind, DescribeSubjects>>) => ({
  router: outsideRouter,
  jobs: [
    (app: App) => deliverMailJob(app, subjects),
    deliverFarewellsJob,
    deliverPushJob,
    pruneOutsideJob,
    resealAddressesJob,
  ],
})
