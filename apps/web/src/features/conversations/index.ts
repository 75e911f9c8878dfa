export { ChatsPage } from './chats-page.tsx'
export { Consult } from './consult.tsx'
export { isChatTab } from './tabs.ts'
