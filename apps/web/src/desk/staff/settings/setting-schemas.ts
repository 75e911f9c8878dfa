// A module of its own: what is loaded when a setting is reached for is this schema and not every other.
export { siteSettings } from '@jindu/domain/input'
