import { markRead } from '../records/messages/index.ts'
import { people } from './people.ts'
import { DAY, type Stage } from './stage.ts'

/** Everybody read their messages a day ago, so that the bell shows what is new and not two months. */
export function planMessages({ app, timetable, end }: Stage): void {
  timetable.plan(end - DAY, async () => {
    for (const { uid } of people) await markRead(app, uid, {})
  })
}
