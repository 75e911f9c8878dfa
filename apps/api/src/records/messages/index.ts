/** The only door to messages for other features. */
export { FREEZE_PATH, freezePath, readFreezeToken } from './freeze-link.ts'
export { markRead } from './mark-read.ts'
export { nothingMore, type DescribeSubjects, type MessageSubjects } from './subjects.ts'
export { tellAll } from './tell-all.ts'
export { tell, tellFound } from './tell.ts'
export { tellParties } from './tell-parties.ts'
export { settleTalk, tellOnce } from './tell-once.ts'
