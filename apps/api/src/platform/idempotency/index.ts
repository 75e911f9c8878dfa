export { once } from './once.ts'
export { runVerb } from './run-verb.ts'
