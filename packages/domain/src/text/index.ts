export { countCharacters } from './count-characters.ts'
export { isolate } from './isolate.ts'
export { saidCharacters } from './said-characters.ts'
