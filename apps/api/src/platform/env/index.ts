export { demoSecrets } from './demo-secrets.ts'
export { type Env, EnvError, readBooksEnv, readEnv } from './env.ts'
export { repositoryRoot } from './repository-root.ts'
