export { MessagesByDay } from './messages-by-day.tsx'
export { MessagesPage } from './messages-page.tsx'
export { useSeenSteps } from './use-seen-steps.ts'
export { messagesInput, readMessageSearch, TABS } from './message-search.ts'
