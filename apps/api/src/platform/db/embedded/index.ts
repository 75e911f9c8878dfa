export { DataDirBusyError } from './data-lock.ts'
export { asOrdinaryUser, binariesFolder, EmbeddedDatabaseError } from './binaries.ts'
export { freePort } from './free-port.ts'
export { type EmbeddedDatabase, runningEmbedded, startEmbedded } from './server.ts'
