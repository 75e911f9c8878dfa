import { rules } from '@jindu/domain/rules'

/** Font sizes that the editor offers, in CSS pixels (marketplace.md §5). */
export const FONT_SIZES_PX = rules.goods.richText.fontSizesPixels

/**
 * The palette of text colours. The values only serve to find the nearest name; the theme defines the actual colours.
 */
export const TEXT_COLOURS = {
  red: [214, 52, 52],
  orange: [224, 123, 32],
  gold: [196, 160, 0],
  green: [46, 140, 70],
  teal: [20, 140, 140],
  blue: [40, 100, 215],
  purple: [130, 70, 190],
  grey: [128, 128, 128],
} as const satisfies Record<string, readonly [number, number, number]>

export type TextColour = keyof typeof TEXT_COLOURS

export const TEXT_ALIGNMENTS = ['left', 'center', 'right'] as const

export const COLOUR_NAMES = [
  'red',
  'orange',
  'gold',
  'green',
  'teal',
  'blue',
  'purple',
  'grey',
] as const satisfies readonly TextColour[]

/** Every class allowed in rendered rich text. */
export const RICH_TEXT_CLASSES = [
  ...FONT_SIZES_PX.map((px) => `rt-size-${px}`),
  ...COLOUR_NAMES.map((name) => `rt-color-${name}`),
  ...TEXT_ALIGNMENTS.map((side) => `rt-align-${side}`),
  'rt-image',
]
