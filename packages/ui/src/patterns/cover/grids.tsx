import type { ReactNode } from 'react'
import { Ground } from './ground.tsx'
import { anyScheme, darkScheme, lightScheme } from './palette.ts'
import { type Draw, px } from './seeded-random.ts'

/** Blocks of an interface, row by row. */
export function blocks(draw: Draw): ReactNode {
  const colours = lightScheme(draw)
  const rows = [26, 50, 32, 32].map((height, index, all) => ({
    height,
    y: 24 + all.slice(0, index).reduce((sum, each) => sum + each + 14, 0),
    widths: rowOfWidths(draw, 256),
  }))
  return (
    <>
      <Ground colour={colours.ground} />
      {rows.flatMap((row) => {
        let x = 28
        return row.widths.map((width) => {
          const left = x
          x += width + 8
          const strong = row.height === 50 || draw.chance(0.5)
          return (
            <rect
              key={`${left}-${row.y}`}
              x={left}
              y={row.y}
              width={width}
              height={row.height}
              rx="3"
              fill={draw.chance(0.45) ? colours.second : colours.main}
              {...(strong ? {} : { opacity: 0.28 })}
            />
          )
        })
      })}
    </>
  )
}

function rowOfWidths(draw: Draw, room: number): number[] {
  const widths: number[] = []
  let left = room
  while (left >= 32) {
    const width = Math.min(left, draw.one([32, 54, 54, 76, 116]))
    widths.push(left - width - 8 < 32 ? left : width)
    left -= (widths.at(-1) ?? room) + 8
  }
  return widths
}

/** A graded mosaic: two light sources mixing over a grid, as in colour tables and photo packs. */
export function mosaic(draw: Draw): ReactNode {
  const colours = darkScheme(draw)
  const [phaseX, phaseY] = [draw.between(0, 6), draw.between(0, 6)]
  const [stepX, stepY] = [draw.between(0.24, 0.42), draw.between(0.3, 0.55)]
  const cells: ReactNode[] = []
  for (let column = 0; column < 12; column += 1) {
    for (let row = 0; row < 6; row += 1) {
      const wave = Math.sin(phaseX + column * stepX + row * stepY) + Math.cos(phaseY + row * 0.7 - column * 0.16)
      cells.push(
        <rect
          key={`${column}-${row}`}
          x={px(20 + column * 23.4)}
          y={22 + row * 33}
          width="21.4"
          height="31"
          fill={wave > 0 ? colours.main : colours.second}
          opacity={Math.round((0.22 + Math.min(0.78, Math.abs(wave) * 0.52)) * 100) / 100}
        />,
      )
    }
  }
  return (
    <>
      <Ground colour={colours.ground} />
      {cells}
    </>
  )
}

/** Pegs on a board, set and not set: licences, keys, data. */
export function dots(draw: Draw): ReactNode {
  const colours = lightScheme(draw)
  const pegs: ReactNode[] = []
  for (let row = 0; row < 7; row += 1) {
    for (let column = 0; column < 11; column += 1) {
      const set = draw.chance(0.46)
      const place = { cx: 40 + column * 24, cy: 36 + row * 28 }
      pegs.push(
        set ? (
          <circle key={`${column}-${row}`} {...place} r="8" fill={draw.chance(0.12) ? colours.second : colours.main} />
        ) : (
          <circle
            key={`${column}-${row}`}
            {...place}
            r="7"
            fill="none"
            stroke={colours.main}
            strokeWidth="1.5"
            opacity="0.55"
          />
        ),
      )
    }
  }
  return (
    <>
      <Ground colour={colours.ground} />
      {pegs}
    </>
  )
}

/** A sheet of days, some of them worked more than others. */
export function calendar(draw: Draw): ReactNode {
  const colours = darkScheme(draw)
  const days: ReactNode[] = []
  for (let row = 0; row < 7; row += 1) {
    for (let column = 0; column < 16; column += 1) {
      const bright = draw.one([0.14, 0.14, 0.14, 0.3, 0.3, 0.6, 0.95])
      days.push(
        <rect
          key={`${column}-${row}`}
          x={px(28 + column * 16.8)}
          y={52 + row * 22}
          width="14"
          height="18"
          rx="2"
          fill={bright > 0.2 && draw.chance(0.1) ? colours.accent : colours.main}
          opacity={bright}
        />,
      )
    }
  }
  return (
    <>
      <Ground colour={colours.ground} />
      <rect x="28" y="28" width={draw.whole(60, 120)} height="8" fill={colours.main} />
      <rect x="262" y="28" width="32" height="8" fill={colours.accent} />
      {days}
    </>
  )
}

/** A set of icons on one grid. */
export function icons(draw: Draw): ReactNode {
  const colours = lightScheme(draw)
  const signs: ReactNode[] = []
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column < 6; column += 1) {
      signs.push(sign(draw, 44 + column * 46.5, 42 + row * 52, colours.main, colours.second))
    }
  }
  return (
    <>
      <Ground colour={colours.ground} />
      {signs}
    </>
  )
}

function sign(draw: Draw, x: number, y: number, main: string, second: string): ReactNode {
  const key = `${x}-${y}`
  switch (draw.whole(0, 5)) {
    case 0:
      return <circle key={key} cx={px(x)} cy={y} r="14" fill={main} />
    case 1:
      return <path key={key} d={`M${px(x - 15)} ${y + 13}l15-27l15 27z`} fill={main} />
    case 2:
      return (
        <rect
          key={key}
          x={px(x - 14)}
          y={y - 14}
          width="28"
          height="28"
          rx="3"
          fill={draw.chance(0.5) ? main : second}
        />
      )
    case 3:
      return <circle key={key} cx={px(x)} cy={y} r="11" fill="none" stroke={second} strokeWidth="6" />
    case 4:
      return <path key={key} d={`M${px(x - 14)} ${y + 14}a28 28 0 0 1 28-28v28z`} fill={second} />
    default:
      return <path key={key} d={`M${px(x - 14)} ${y - 4}h28M${px(x - 14)} ${y + 6}h28`} stroke={main} strokeWidth="6" />
  }
}

/** Cards in columns of unequal height: boards and databases. */
export function board(draw: Draw): ReactNode {
  const colours = anyScheme(draw)
  const cards: ReactNode[] = []
  for (let column = 0; column < 4; column += 1) {
    const x = 28 + column * 68
    cards.push(<rect key={`head-${x}`} x={x} y="26" width={draw.whole(24, 46)} height="6" fill={colours.main} />)
    for (let y = 44; y < 190;) {
      const height = draw.one([26, 38, 54])
      if (y + height > 216) break
      const accent = draw.chance(0.16)
      cards.push(
        <rect
          key={`${x}-${y}`}
          x={x}
          y={y}
          width="60"
          height={height}
          rx="3"
          fill={accent ? colours.accent : colours.main}
          opacity={accent ? 1 : draw.one([0.22, 0.34, 0.85])}
        />,
      )
      y += height + 8
      if (draw.chance(0.1)) break
    }
  }
  return (
    <>
      <Ground colour={colours.ground} />
      {cards}
    </>
  )
}
