export { type Clock, type ManualClock, manualClock, systemClock } from './clock.ts'
export { createSandboxClock, type SandboxClock } from './sandbox-clock.ts'
