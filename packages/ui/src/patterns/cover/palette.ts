import type { Draw } from './seeded-random.ts'

/** Pigments of the covers. Pictures, not interface: the same in both themes. */
export const PIGMENT = {
  ink: 'oklch(0.26 0.03 245)',
  porcelain: 'oklch(0.95 0.012 210)',
  azurite: 'oklch(0.42 0.11 250)',
  sky: 'oklch(0.83 0.06 240)',
  malachite: 'oklch(0.46 0.085 165)',
  mint: 'oklch(0.87 0.06 165)',
  gamboge: 'oklch(0.82 0.13 84)',
  cream: 'oklch(0.94 0.05 92)',
  cinnabar: 'oklch(0.60 0.17 32)',
  blush: 'oklch(0.90 0.05 36)',
  gromwell: 'oklch(0.40 0.10 338)',
  lilac: 'oklch(0.88 0.045 338)',
} as const

/** Ground, the colour that draws on it, a second one, and a rare accent. */
export interface Scheme {
  readonly ground: string
  readonly main: string
  readonly second: string
  readonly accent: string
}

const scheme = (
  ground: keyof typeof PIGMENT,
  main: keyof typeof PIGMENT,
  second: keyof typeof PIGMENT,
  accent: keyof typeof PIGMENT,
): Scheme => ({ ground: PIGMENT[ground], main: PIGMENT[main], second: PIGMENT[second], accent: PIGMENT[accent] })

const LIGHT: readonly [Scheme, ...Scheme[]] = [
  scheme('porcelain', 'azurite', 'ink', 'cinnabar'),
  scheme('cream', 'ink', 'cinnabar', 'azurite'),
  scheme('sky', 'azurite', 'ink', 'porcelain'),
  scheme('blush', 'azurite', 'ink', 'cinnabar'),
  scheme('lilac', 'gromwell', 'ink', 'cinnabar'),
  scheme('mint', 'ink', 'malachite', 'cinnabar'),
  scheme('gamboge', 'ink', 'porcelain', 'cinnabar'),
]
const DARK: readonly [Scheme, ...Scheme[]] = [
  scheme('ink', 'sky', 'gamboge', 'porcelain'),
  scheme('azurite', 'porcelain', 'sky', 'gamboge'),
  scheme('malachite', 'cream', 'mint', 'gamboge'),
  scheme('gromwell', 'lilac', 'blush', 'gamboge'),
]

export function lightScheme(draw: Draw): Scheme {
  return draw.one(LIGHT)
}
export function darkScheme(draw: Draw): Scheme {
  return draw.one(DARK)
}
export function anyScheme(draw: Draw): Scheme {
  return draw.chance(0.55) ? lightScheme(draw) : darkScheme(draw)
}
