// A separate module, so that only this schema is loaded on demand, not all schemas.
export { siteSettings } from '@jindu/domain/input'
