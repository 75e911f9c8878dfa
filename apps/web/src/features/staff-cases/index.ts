export { CasePage } from './case/case-page.tsx'
export { QueuePage } from './queue/queue-page.tsx'
export { queueInput, readQueue } from './queue/queue-search.ts'
