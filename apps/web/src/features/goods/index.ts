export { Cover } from './card/cover.tsx'
export { Price } from './card/price.tsx'
export { useProtectionSeconds } from './protection.ts'
export { RichText } from './rich-text.tsx'
