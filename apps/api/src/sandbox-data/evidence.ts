const WIDTH = 960
const HEIGHT = 640

/** Bars instead of text, because demo pictures embed no fonts. */
const lines = (x: number, y: number, widths: readonly number[], colour: string): string =>
  widths
    .map((width, nth) => `<rect x="${x}" y="${y + nth * 34}" width="${width}" height="14" rx="7" fill="${colour}"/>`)
    .join('')

/** A made-up screenshot for a buyer's statement: a dialog that rejects the nth key. */
function drawRefusal(nth: number): string {
  const shift = nth * 46
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="#dfe6ea"/>
    <rect x="${120 + shift}" y="${90 + shift / 2}" width="640" height="400" rx="14" fill="#fbfdfd" stroke="#8fa0ab" stroke-width="2"/>
    <path d="M${120 + shift} ${146 + shift / 2}h640" stroke="#c8d3d9" stroke-width="2"/>
    <circle cx="${150 + shift}" cy="${118 + shift / 2}" r="9" fill="#c8d3d9"/>
    <circle cx="${180 + shift}" cy="${118 + shift / 2}" r="9" fill="#c8d3d9"/>
    <circle cx="${210 + shift}" cy="${246 + shift / 2}" r="44" fill="#c8472f"/>
    <path d="M${192 + shift} ${228 + shift / 2}l36 36m0 -36l-36 36" stroke="#fff" stroke-width="9" stroke-linecap="round"/>
    ${lines(290 + shift, 214 + shift / 2, [400 - nth * 40, 330, 210 + nth * 70], '#5d6b75')}
    <rect x="${290 + shift}" y="${336 + shift / 2}" width="410" height="56" rx="6" fill="#fff" stroke="#c8472f" stroke-width="3"/>
    ${lines(312 + shift, 357 + shift / 2, [250 + nth * 30], '#17212b')}
    <rect x="${570 + shift}" y="${424 + shift / 2}" width="130" height="42" rx="6" fill="#17212b"/>
  </svg>`
}

/** The nth picture of a statement, as PNG. */
export async function renderEvidence(nth: number): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(drawRefusal(nth)))
    .png({ palette: true, colours: 32 })
    .toBuffer()
}
