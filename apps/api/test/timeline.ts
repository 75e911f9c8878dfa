import { appendEntry, NO_ENTRIES, type Subject, type TimelineEnd } from '../src/records/timeline/index.ts'
import type { App } from '../src/platform/app.ts'
import { commitVerb } from '../src/platform/db/index.ts'

/** Writes a timeline for a made-up subject. */
export async function tell(
  app: App,
  subject: Subject,
  notes: readonly string[],
  from: TimelineEnd = NO_ENTRIES,
): Promise<TimelineEnd> {
  let end = from
  for (const note of notes) {
    const told = appendEntry(subject, end, { note, actor: 'keeper', actorUid: 7, details: { note, b: 1, a: 2 }, at: 9 })
    await commitVerb(app, { writes: [told.write] })
    end = told.end
  }
  return end
}
