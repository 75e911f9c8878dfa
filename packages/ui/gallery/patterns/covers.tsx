import type { ReactNode } from 'react'
import { type CoverHint, GoodsCover } from '../../src/patterns/goods-cover.tsx'

const HINTS: readonly CoverHint[] = [
  'type',
  'interface',
  'code',
  'keys',
  'audio',
  'learning',
  'model',
  'image',
  'data',
  'voucher',
]

export function Covers(): ReactNode {
  return (
    <section className="flex flex-col gap-4">
      <h2>Goods covers</h2>
      <div className="grid grid-cols-2 md:grid-cols-6 gap-3">
        {Array.from({ length: 48 }, (_, index) => (
          <GoodsCover key={index} seed={30_400 + index} title={index % 3 === 0 ? '永字书法 2026' : 'Kit'} />
        ))}
      </div>
      <div className="grid grid-cols-2 md:grid-cols-4 gap-3">
        {HINTS.map((hint) => (
          <GoodsCover key={hint} seed={30_418} hint={hint} title="Kaishu" shape="wide" />
        ))}
        <GoodsCover seed={77} hint="image" shape="wide" />
        <GoodsCover seed={81} hint="image" shape="wide" />
      </div>
      <div className="grid grid-cols-4 md:grid-cols-10 gap-3">
        {HINTS.flatMap((hint) =>
          [1, 2, 3].map((seed) => (
            <GoodsCover key={`${hint}-${seed}`} seed={seed} hint={hint} title="楷书标题" shape="thumb" />
          )),
        )}
      </div>
    </section>
  )
}
