export { dealNotBlocked, hasBlocks, readBlocks, unblocked } from './blocks.ts'
