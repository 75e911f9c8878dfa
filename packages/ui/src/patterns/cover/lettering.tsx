import type { ReactNode } from 'react'
import { Ground } from './ground.tsx'
import { anyScheme, lightScheme, PIGMENT } from './palette.ts'
import { type Draw, px } from './seeded-random.ts'
import type { CoverText } from './cover-text.ts'

const SERIF = "'Songti SC','Noto Serif CJK SC','Noto Serif SC',SimSun,serif"
const SANS = "'Instrument Sans Variable',sans-serif"

/** A type specimen: one large sign between its lines, a scale below. */
export function specimen(draw: Draw, text: CoverText): ReactNode {
  const colours = lightScheme(draw)
  const rule = colours.ground === PIGMENT.porcelain ? PIGMENT.cinnabar : colours.accent
  const sign = text.han ?? draw.one(['Ag', 'Rg', 'Qa', 'a&', 'Ea'])
  const serif = text.han !== undefined || draw.chance(0.5)
  let marks = ''
  const [step, long] = [draw.one([7, 10, 14]), draw.one([2, 4, 5])]
  for (let index = 0; index * step <= 280; index += 1) {
    const x = 20 + index * step
    const height = index % long === 0 ? 12 : 8
    marks += `M${x} ${212 - height}h1.5v${height}h-1.5z`
  }
  return (
    <>
      <Ground colour={colours.ground} />
      <path d="M20 32H300M20 186H300" stroke={rule} strokeWidth="2" />
      <text
        x="160"
        y={text.han === undefined ? 162 : 178}
        textAnchor="middle"
        fontFamily={serif ? SERIF : SANS}
        fontWeight="700"
        fontSize={text.han === undefined ? 150 : 176}
        fill={colours.main}
      >
        {sign}
      </text>
      <path d={marks} fill={colours.main} opacity="0.8" />
    </>
  )
}

/** A book cover: a large initial over lines of text. */
export function initial(draw: Draw, text: CoverText): ReactNode {
  const colours = anyScheme(draw)
  const sign = text.han ?? text.letter ?? draw.one(['¶', '§', '&'])
  const lines = Array.from({ length: 5 }, (_, index) => (index === 4 ? 120 : draw.whole(24, 33) * 8))
  return (
    <>
      <Ground colour={colours.ground} />
      <rect x="236" y="30" width="56" height="56" fill={colours.second} />
      <text
        x="24"
        y={text.han === undefined ? 148 : 144}
        fontFamily={text.han === undefined ? SANS : SERIF}
        fontWeight="700"
        fontSize={text.han === undefined ? 136 : 124}
        fill={colours.main}
      >
        {sign}
      </text>
      {lines.map((width, index) => (
        <rect
          key={index}
          x="28"
          y={172 + index * 11}
          width={width}
          height="3"
          fill={index === 4 ? colours.accent : colours.main}
          opacity={index === 4 ? 1 : 0.7}
        />
      ))}
    </>
  )
}

/** A numbered voucher with a tear-off edge. */
export function ticket(draw: Draw): ReactNode {
  const colours = anyScheme(draw)
  const paper = colours.ground === PIGMENT.porcelain ? PIGMENT.cream : PIGMENT.porcelain
  const print = colours.ground === PIGMENT.cream || colours.ground === PIGMENT.gamboge ? PIGMENT.ink : PIGMENT.azurite
  let bars = ''
  for (let x = 222; x < 262;) {
    const width = draw.one([1.6, 1.6, 3])
    bars += `M${px(x)} 92h${width}v58h-${width}z`
    x += width + draw.between(1.8, 3.2)
  }
  const title = draw.whole(70, 110)
  return (
    <>
      <Ground colour={colours.ground} />
      <path d="M40 62h240v40a18 18 0 0 0 0 36v40H40v-40a18 18 0 0 0 0-36z" fill={paper} />
      <path d="M206 66v108" stroke={colours.ground} strokeWidth="2.5" strokeDasharray="3 7" />
      <rect x="66" y="88" width={title} height="14" fill={draw.one([PIGMENT.gamboge, PIGMENT.cinnabar, print])} />
      <rect x="66" y="114" width="120" height="6" fill={print} opacity="0.65" />
      <rect x="66" y="128" width={draw.whole(60, 110)} height="6" fill={print} opacity="0.65" />
      <path d={bars} fill={print} />
    </>
  )
}
