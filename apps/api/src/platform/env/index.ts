export { demoSecrets } from './demo-secrets.ts'
export { type Env, EnvError, readDatabaseEnv, readEnv } from './env.ts'
export { repositoryRoot } from './repository-root.ts'
