export { preset as default } from '@jindu/config/vitest'
