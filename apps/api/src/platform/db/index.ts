export * from './columns.ts'
export { createDatabase, type Database, type DatabaseOptions, type Db, type Sql, type Tx } from './database.ts'
export { migrate } from './migrate.ts'
