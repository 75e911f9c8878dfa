import type { CategoryNames } from '@jindu/domain/goods/goods'

/** One demo article: `[title, price in cents, summary, two things the buyer receives]`. */
export type DemoGoods = readonly [title: string, priceCents: number, summary: string, first: string, second: string]

export interface DemoCategory {
  readonly names: CategoryNames
  /** The style of the generated cover picture. */
  readonly picture:
    | 'type'
    | 'interface'
    | 'code'
    | 'keys'
    | 'audio'
    | 'learning'
    | 'model'
    | 'image'
    | 'data'
    | 'voucher'
  readonly chinese: readonly DemoGoods[]
  readonly english: readonly DemoGoods[]
}
