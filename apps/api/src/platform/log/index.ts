export { createLog, type Log, redacted } from './log.ts'
