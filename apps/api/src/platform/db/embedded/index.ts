export { DataDirBusyError } from './data-lock.ts'
export { EmbeddedDatabaseError } from './binaries.ts'
export { type EmbeddedDatabase, runningEmbedded, startEmbedded } from './server.ts'
