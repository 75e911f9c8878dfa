import type { Random } from '../platform/random/index.ts'

const WIDTH = 1200
const HEIGHT = 900
const grounds = ['#e6eef2', '#f3e8d2', '#16364f', '#dfe9dd', '#f4d9d0', '#2b2440', '#d7e4f5', '#f7efe2']
const inks = ['#0f5590', '#c8472f', '#e0a93b', '#2d7a57', '#7a3562', '#17212b', '#8fb4d9', '#f2ede4']

const pick = <T>(random: Random, from: readonly T[]): T => {
  const found = from[random.integer(from.length)]
  if (found === undefined) throw new Error('nothing to pick from')
  return found
}

function tiles(random: Random): string {
  const size = 150
  const shapes: string[] = []
  for (let y = 0; y < HEIGHT; y += size) {
    for (let x = 0; x < WIDTH; x += size) {
      const colour = pick(random, inks)
      const half = size / 2
      const shape = random.integer(5)
      if (shape === 0) shapes.push(`<rect x="${x}" y="${y}" width="${size}" height="${size}" fill="${colour}"/>`)
      if (shape === 1) shapes.push(`<circle cx="${x + half}" cy="${y + half}" r="${half - 14}" fill="${colour}"/>`)
      if (shape === 2)
        shapes.push(`<path d="M${x} ${y}h${size}a${size} ${size} 0 0 1 -${size} ${size}z" fill="${colour}"/>`)
      if (shape === 3) shapes.push(`<path d="M${x} ${y + size}L${x + size} ${y}V${y + size}z" fill="${colour}"/>`)
    }
  }
  return shapes.join('')
}

function hills(random: Random): string {
  const layers = 6
  return Array.from({ length: layers }, (_, layer) => {
    const base = 320 + layer * 95
    let path = `M0 ${HEIGHT}V${base}`
    for (let x = 0; x < WIDTH; x += 200) {
      path += `C${x + 70} ${base - random.integer(150)} ${x + 130} ${base - random.integer(150)} ${x + 200} ${base - random.integer(60)}`
    }
    return `<path d="${path}V${HEIGHT}z" fill="${pick(random, inks)}" opacity="${0.55 + layer * 0.08}"/>`
  }).join('')
}

function weave(random: Random): string {
  const bands: string[] = []
  for (let at = 40; at < WIDTH; at += 46) {
    const colour = pick(random, inks)
    const width = 6 + random.integer(26)
    bands.push(`<path d="M${at} 0V${HEIGHT}" stroke="${colour}" stroke-width="${width}" opacity=".8"/>`)
    if (at < HEIGHT)
      bands.push(`<path d="M0 ${at}H${WIDTH}" stroke="${pick(random, inks)}" stroke-width="${width}" opacity=".55"/>`)
  }
  return bands.join('')
}

/** A picture of a demo article, drawn from the random sequence. */
export function drawPicture(random: Random): string {
  const draw = pick(random, [tiles, hills, weave])
  const ground = pick(random, grounds)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${ground}"/>${draw(random)}</svg>`
}

/** The same as PNG. */
export async function renderPicture(random: Random): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(drawPicture(random)))
    .resize(960, 720)
    .png({ palette: true, colours: 64 })
    .toBuffer()
}
