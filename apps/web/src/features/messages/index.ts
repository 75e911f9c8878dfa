export { MessagesByDay } from './messages-by-day.tsx'
export { MessagesPage } from './messages-page.tsx'
export { messagesInput, readMessageSearch } from './message-search.ts'
