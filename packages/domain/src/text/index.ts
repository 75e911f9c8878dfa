export { countCharacters } from './count-characters.ts'
export { isolate } from './isolate.ts'
