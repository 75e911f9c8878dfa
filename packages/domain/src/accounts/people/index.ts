export { whyNotDeal, type Blocks, type PersonAct } from './dealing.ts'
