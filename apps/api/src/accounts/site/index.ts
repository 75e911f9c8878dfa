export { rateSource } from './list-currencies.ts'
