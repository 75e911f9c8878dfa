export { MessagesPage } from './messages-page.tsx'
export { messagesInput, readMessageSearch } from './message-search.ts'
