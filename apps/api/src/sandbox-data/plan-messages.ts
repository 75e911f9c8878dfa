import { markRead } from '../records/messages/index.ts'
import { people } from './people.ts'
import { DAY, type Stage } from './stage.ts'

/** Marks all messages older than a day as read, so that the bell shows only new ones. */
export function planMessages({ app, timetable, end }: Stage): void {
  timetable.plan(end - DAY, async () => {
    for (const { uid } of people) await markRead(app, uid, {})
  })
}
