import { moderationChannel } from './index.ts'
import { nothingMore } from '../../records/messages/index.ts'

/** Reports and warnings. */
export const moderationFeature = {
  channels: () => ({ moderation: moderationChannel }),
  messages: { report: nothingMore },
}
