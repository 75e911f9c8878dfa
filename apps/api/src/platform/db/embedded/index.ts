export { DataDirBusyError } from './data-lock.ts'
export { EmbeddedDatabaseError } from './binaries.ts'
export { type EmbeddedDatabase, type EmbeddedOptions, runningEmbedded, startEmbedded } from './server.ts'
