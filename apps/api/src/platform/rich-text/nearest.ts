import { COLOUR_NAMES, FONT_SIZES_PX, TEXT_COLOURS, type TextColour } from './marks.ts'

type Rgb = readonly [number, number, number]

const CSS_NAMES: Readonly<Record<string, Rgb>> = {
  red: [255, 0, 0],
  crimson: [220, 20, 60],
  orange: [255, 165, 0],
  gold: [255, 215, 0],
  yellow: [255, 255, 0],
  green: [0, 128, 0],
  lime: [0, 255, 0],
  teal: [0, 128, 128],
  cyan: [0, 255, 255],
  aqua: [0, 255, 255],
  blue: [0, 0, 255],
  navy: [0, 0, 128],
  purple: [128, 0, 128],
  fuchsia: [255, 0, 255],
  magenta: [255, 0, 255],
  pink: [255, 192, 203],
  grey: [128, 128, 128],
  gray: [128, 128, 128],
  silver: [192, 192, 192],
}

function distance(a: Rgb, b: Rgb): number {
  return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2
}

function parseColour(text: string): Rgb | null {
  const value = text.trim().toLowerCase()
  const named = Object.hasOwn(CSS_NAMES, value) ? CSS_NAMES[value] : undefined
  if (named !== undefined) return named
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(value)?.[1]
  if (hex !== undefined) {
    const full = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex
    const channel = (i: number): number => parseInt(full.slice(i * 2, i * 2 + 2), 16)
    return [channel(0), channel(1), channel(2)]
  }
  const rgb = /^rgba?\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*(?:,[^)]{1,8})?\)$/.exec(value)
  return rgb === null ? null : [Number(rgb[1]), Number(rgb[2]), Number(rgb[3])]
}

/**
 * The palette colour nearest to a CSS colour; null for black, white and invalid colours (the theme's text colour
 * applies).
 */
export function nearestColour(text: string): TextColour | null {
  const rgb = parseColour(text)
  if (rgb === null || Math.max(...rgb) < 64 || Math.min(...rgb) > 224) return null
  return COLOUR_NAMES.reduce<TextColour>(
    (best, name) => (distance(TEXT_COLOURS[name], rgb) < distance(TEXT_COLOURS[best], rgb) ? name : best),
    'grey',
  )
}

// The pixel sizes of <font size="1".."7"> in browsers.
const FONT_TAG_PX = [10, 13, 16, 18, 24, 32, 48]

function parsePixels(text: string): number | null {
  const css = /^(\d{1,4}(?:\.\d{1,3})?)px$/.exec(text.trim())
  if (css !== null) return Number(css[1])
  const tag = /^[1-7]$/.exec(text.trim())
  return tag === null ? null : (FONT_TAG_PX[Number(tag[0]) - 1] ?? null)
}

/** The offered size nearest to `20px` or to a font tag's `1`..`7`; null for anything else, and for the default size. */
export function nearestSize(text: string): (typeof FONT_SIZES_PX)[number] | null {
  const px = parsePixels(text)
  if (px === null || px === 16) return null
  return FONT_SIZES_PX.reduce((best, size) => (Math.abs(size - px) < Math.abs(best - px) ? size : best))
}
