import { rightsRules } from '../../rules/promotion.ts'

const DAY = 86_400

/**
 * The reminder due before the end of a right: the latest whose time has come. Null if it was sent already, and after
 * the end.
 * @param until unix seconds of the end
 * @param remindedDays days before this end at which the last reminder was sent, null if none was
 * @param now unix seconds
 * @returns days before the end, null if nothing is due
 * @example
 * dueReminder(1_760_604_800, null, 1_760_000_000) // 7
 */
export function dueReminder(until: number, remindedDays: number | null, now: number): number | null {
  if (now >= until) return null
  const due = rightsRules.remindDays.filter((days) => now >= until - days * DAY).at(-1)
  return due === undefined || (remindedDays !== null && remindedDays <= due) ? null : due
}

/** Seconds before the end from which reminders may be due. */
export const firstReminderSeconds = Math.max(...rightsRules.remindDays) * DAY
