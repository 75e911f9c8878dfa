import type { ReactNode } from 'react'
import type { CoverText } from './cover-text.ts'
import { bars, code, cubes, ridges, rings, strokes, waveform } from './figures.tsx'
import { blocks, board, calendar, dots, icons, mosaic } from './grids.tsx'
import { initial, specimen, ticket } from './lettering.tsx'
import type { Draw } from './seeded-random.ts'

export type CoverFamily = (draw: Draw, text: CoverText) => ReactNode

/** Category of the goods, as a hint for the picture. */
export type CoverHint =
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

export const FAMILIES_BY_HINT: Readonly<Record<CoverHint, readonly [CoverFamily, ...CoverFamily[]]>> = {
  type: [specimen, specimen, strokes],
  interface: [blocks, icons, board],
  code: [code, code, dots],
  keys: [dots, ticket, icons],
  audio: [waveform, waveform, rings],
  learning: [bars, initial, calendar],
  model: [cubes, cubes, rings],
  image: [mosaic, ridges, strokes],
  data: [calendar, board, bars],
  voucher: [ticket],
}

export const ALL_FAMILIES: readonly [CoverFamily, ...CoverFamily[]] = [
  specimen,
  blocks,
  mosaic,
  bars,
  dots,
  waveform,
  cubes,
  calendar,
  code,
  rings,
  icons,
  strokes,
  ticket,
  initial,
  ridges,
  board,
]
