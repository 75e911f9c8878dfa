import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** Pixels of the 108 dp of an adaptive icon's layer, by density. */
const SIDES = { mdpi: 108, hdpi: 162, xhdpi: 216, xxhdpi: 324, xxxhdpi: 432 } as const
/** Launchers show 72 of the 108 dp; the rest moves in and out behind their shape. */
const SHOWN = 72 / 108
const SMALLEST_PIXELS = SIDES.xxxhdpi * SHOWN

/**
 * Draws the icon's foreground in every density.
 * @throws Error for a file that is no square picture of 288 pixels or more
 */
export async function drawIcons(icon: string, resources: string): Promise<void> {
  const { width, height } = await sharp(icon)
    .metadata()
    .catch(() => {
      throw new Error(`--icon: ${icon} is no picture that can be read`)
    })
  if (width !== height || width < SMALLEST_PIXELS)
    throw new Error(`--icon: a square of at least ${SMALLEST_PIXELS} pixels, not ${width} by ${height}`)
  for (const [density, side] of Object.entries(SIDES)) {
    const inner = Math.round(side * SHOWN)
    const edge = (side - inner) / 2
    const folder = join(resources, `mipmap-${density}`)
    await mkdir(folder, { recursive: true })
    await sharp(icon)
      .resize(inner, inner)
      .extend({
        top: Math.floor(edge),
        left: Math.floor(edge),
        bottom: Math.ceil(edge),
        right: Math.ceil(edge),
        background: '#00000000',
      })
      .png()
      .toFile(join(folder, 'ic_foreground.png'))
  }
}
