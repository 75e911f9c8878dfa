export { coverHint } from './card/cover-hint.ts'
export { Cover } from './card/cover.tsx'
export { GoodsTile, type GoodsCard } from './card/goods-tile.tsx'
export { Price } from './card/price.tsx'
