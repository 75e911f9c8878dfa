/** The only door to accounts for other features. */
export { createSessionGate } from './session-gate.ts'
export { appUser, staffMember } from './tables.ts'
export { staffFreeze, staffUnfreeze } from './freeze.ts'
export { pruneSessionsJob } from './prune-sessions.ts'
export { runStaffCommand } from './staff-command.ts'
export { register } from './register.ts'
export { resealFactorsJob } from './second-factor/reseal-factors.ts'
export { countStatistics, type StatisticName } from './count-statistics.ts'
