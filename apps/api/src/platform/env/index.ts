export { demoSecrets } from './demo-secrets.ts'
export { type Env, EnvError, readBooksEnv, readEnv, readKeys } from './env.ts'
export { repositoryRoot } from './repository-root.ts'
export { withEnvFile } from './env-file.ts'
