/** The only door to accounts for other features. */
export { createSessionGate, type RunningSessionGate } from './session-gate.ts'
export { endAllSessions } from './end-sessions.ts'
export { appUser, staffMember, userStatistics } from './tables.ts'
export { pruneSessionsJob } from './prune-sessions.ts'
export { requirePayPassword } from './require-pay-password.ts'
export { countStatistics, type StatisticName } from './count-statistics.ts'
