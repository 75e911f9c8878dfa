export * from './errors/index.ts'
export * from './money/index.ts'
export * from './rules/index.ts'
export { toSitesConfig, type SitesConfig } from './site/index.ts'
