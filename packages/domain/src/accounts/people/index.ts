/**
 * People as one user deals with them. A user may block another: neither sees nor takes the other's offers, and neither
 * writes to the other first, while running orders go on.
 * @module
 */
export { whyNotDeal, type Blocks, type PersonAct } from './dealing.ts'
