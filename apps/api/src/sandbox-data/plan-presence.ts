import { sql } from 'drizzle-orm'
import { people } from './people.ts'
import { DAY, HOUR, type Stage } from './stage.ts'

/** The length of a visit around an action. */
const VISIT_SECONDS = 1_500
const ACT_SECONDS = 240
/** How long after their last act people of the demo are still there, by turns. */
const LINGERS_SECONDS = [90, 420, 1_260, 180, 2_400, 660] as const
/** How long ago they last looked in without doing anything. */
const AWAY_HOURS = [2, 9, 27, 5, 52, 14, 33] as const

/** Sets "last online" and online time from each person's actions. Planned last, after all of them. */
export function planPresence({ app, timetable, end }: Stage): void {
  timetable.plan(end, async () => {
    const lingers = people.map(({ uid }, index) => ({
      uid,
      seconds: LINGERS_SECONDS[index % LINGERS_SECONDS.length],
      away: (AWAY_HOURS[index % AWAY_HOURS.length] ?? 1) * HOUR,
      // Some come by every day without doing anything, some only when they have to.
      idle_days: (index * 7) % 23,
    }))
    await app.db.execute(sql`
      with acts as (
        select actor_uid as uid, max(created_at) as last, count(*)::int as acts, count(distinct date_trunc('day', created_at))::int as days
        from audit_event where actor_uid is not null and created_at <= to_timestamp(${end}) group by actor_uid
      ), stays as (
        select s.uid, greatest(coalesce(a.last, u.created_at) + make_interval(secs => s.seconds), to_timestamp(${end} - s.away)) as last, coalesce(a.acts, 0) as acts, coalesce(a.days, 0) + s.idle_days as days
        from jsonb_to_recordset(${JSON.stringify(lingers)}::jsonb) as s (uid bigint, seconds int, away int, idle_days int)
        join app_user u on u.uid = s.uid left join acts a on a.uid = s.uid
      ), seen as (
        update app_user u set last_online_at = least(stays.last, to_timestamp(${end})) from stays where u.uid = stays.uid
      )
      update user_statistics t
      set online_seconds = least(stays.days * ${VISIT_SECONDS}::int + stays.acts * ${ACT_SECONDS}::int + t.uid % 11 * 97,
        extract(epoch from to_timestamp(${end}) - u.created_at)::bigint / ${Math.ceil(DAY / (2 * HOUR))}::int)
      from stays join app_user u using (uid) where t.uid = stays.uid`)
  })
}
