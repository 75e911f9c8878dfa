import type { ReactNode } from 'react'
import { Ground } from './ground.tsx'
import { anyScheme, darkScheme, lightScheme, PIGMENT } from './palette.ts'
import { type Draw, px } from './seeded-random.ts'

/** Rising columns: courses, dashboards, finance. */
export function bars(draw: Draw): ReactNode {
  const colours = darkScheme(draw)
  const marked = draw.whole(4, 8)
  const step = draw.between(14, 21)
  return (
    <>
      <Ground colour={colours.ground} />
      {Array.from({ length: 9 }, (_, index) => {
        const height = px(20 + index * step + (index > 0 && index < 8 ? draw.between(-8, 8) : 0))
        return (
          <rect
            key={index}
            x={26 + index * 30}
            y={px(214 - height)}
            width="24"
            height={height}
            fill={index === marked ? colours.accent : colours.main}
            opacity={index === marked ? 1 : px(0.35 + index * 0.07)}
          />
        )
      })}
      <rect x="20" y="214" width="280" height="2" fill={colours.main} />
    </>
  )
}

/** A recorded sound, played to some point. */
export function waveform(draw: Draw): ReactNode {
  const colours = anyScheme(draw)
  const [first, second] = [draw.between(0.25, 0.42), draw.between(0.62, 0.82)]
  const played = draw.whole(12, 34)
  let [done, rest] = ['', '']
  for (let index = 0; index < 46; index += 1) {
    const at = index / 45
    const swell = Math.exp(-(((at - first) / 0.15) ** 2)) + 0.82 * Math.exp(-(((at - second) / 0.13) ** 2))
    const height = px(7 + swell * draw.between(78, 122))
    const bar = `M${22 + index * 6} ${px(120 - height / 2)}h3.4v${height}h-3.4z`
    if (index < played) done += bar
    else rest += bar
  }
  return (
    <>
      <Ground colour={colours.ground} />
      <path d={done} fill={colours.main} />
      <path d={rest} fill={colours.second} />
    </>
  )
}

/** Stacked cubes: models and scenes. */
export function cubes(draw: Draw): ReactNode {
  const colours = lightScheme(draw)
  const [dx, dy] = [29.6, 17]
  const stacks: { x: number; y: number; height: number; marked: boolean }[] = []
  const tallest = draw.whole(0, 2)
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 3; column += 1) {
      const edge = row === 0 && column === 0
      const height = edge ? 2 + (tallest > 0 ? 1 : 0) : Math.max(0, 2 - Math.max(row, column) + draw.whole(0, 1))
      stacks.push({ x: 160 + (column - row) * dx, y: 104 + (column + row) * dy, height, marked: edge })
    }
  }
  return (
    <>
      <Ground colour={colours.ground} />
      {stacks.flatMap((stack) =>
        Array.from({ length: stack.height }, (_, level) => {
          const top = stack.y - level * 34
          const crowned = stack.marked && level === stack.height - 1
          return (
            <g key={`${stack.x}-${stack.y}-${level}`}>
              <path
                d={`M${px(stack.x)} ${px(top)}l${dx} ${dy}l-${dx} ${dy}l-${dx}-${dy}z`}
                fill={crowned ? PIGMENT.cinnabar : PIGMENT.porcelain}
              />
              <path d={`M${px(stack.x - dx)} ${px(top + dy)}v34l${dx} ${dy}v-34z`} fill={colours.main} />
              <path d={`M${px(stack.x + dx)} ${px(top + dy)}v34l-${dx} ${dy}v-34z`} fill={colours.main} />
              <path
                d={`M${px(stack.x + dx)} ${px(top + dy)}v34l-${dx} ${dy}v-34z`}
                fill={colours.ground}
                opacity="0.34"
              />
            </g>
          )
        }),
      )}
    </>
  )
}

/** A page of code. */
export function code(draw: Draw): ReactNode {
  const colours = darkScheme(draw)
  const lines: ReactNode[] = []
  let indent = 0
  for (let row = 0; row < 13; row += 1) {
    indent = Math.min(3, Math.max(0, indent + draw.one([-1, 0, 0, 1])))
    let x = 30 + indent * 20
    const words = draw.whole(1, 3)
    for (let word = 0; word < words; word += 1) {
      const width = px(draw.between(18, word === 2 ? 74 : 64))
      lines.push(
        <rect
          key={`${row}-${word}`}
          x={px(x)}
          y={px(30 + row * 14.4)}
          width={width}
          height="6"
          rx="3"
          fill={draw.chance(0.22) ? colours.accent : colours.main}
          {...(word === 0 ? {} : { opacity: 0.55 })}
        />,
      )
      x += width + 8
    }
  }
  return (
    <>
      <Ground colour={colours.ground} />
      {lines}
    </>
  )
}

/** Rings on water: shaders, effects, motion. */
export function rings(draw: Draw): ReactNode {
  const colours = draw.chance(0.7) ? darkScheme(draw) : lightScheme(draw)
  const [cx, cy] = [draw.whole(90, 230), draw.whole(90, 150)]
  const marked = draw.whole(3, 7)
  return (
    <>
      <Ground colour={colours.ground} />
      {Array.from({ length: 14 }, (_, index) => {
        const ring = index + 1
        return (
          <circle
            key={ring}
            cx={cx}
            cy={cy}
            r={ring * 17}
            fill="none"
            stroke={ring === marked ? colours.accent : colours.main}
            strokeWidth={ring === marked ? 9 : [2.6, 4.2, 5.8, 1][index % 4]}
            opacity={px(Math.max(0.3, 1 - ring * 0.055))}
          />
        )
      })}
      <circle cx={cx} cy={cy} r="8" fill={colours.accent} />
    </>
  )
}

/** Strokes of a brush, one of them in colour. */
export function strokes(draw: Draw): ReactNode {
  const colours = lightScheme(draw)
  const marked = draw.whole(1, 5)
  return (
    <>
      <Ground colour={colours.ground} />
      {Array.from({ length: 7 }, (_, index) => {
        const level = 40 + index * 27
        let path = `M-93 ${level}`
        for (let x = -59; x <= 420; x += 34) {
          path += `Q${x - 17} ${px(level + draw.between(-19, 15))} ${x} ${px(level + draw.between(-9, 11))}`
        }
        return (
          <path
            key={level}
            d={path}
            fill="none"
            stroke={index === marked ? colours.main : PIGMENT.ink}
            strokeWidth={index === marked ? 11 : px(draw.between(2.4, 6.8))}
            strokeLinecap="round"
            strokeLinejoin="round"
            opacity={index === marked ? 1 : px(draw.between(0.5, 0.8))}
          />
        )
      })}
    </>
  )
}

/** Contour lines of ridges one behind the other: maps, landscapes, photographs. */
export function ridges(draw: Draw): ReactNode {
  const colours = anyScheme(draw)
  const sun = { cx: draw.whole(70, 250), cy: draw.whole(54, 84), r: draw.whole(18, 28) }
  return (
    <>
      <Ground colour={colours.ground} />
      <circle {...sun} fill={colours.accent} />
      {[0, 1, 2, 3].map((layer) => {
        const level = 108 + layer * 34
        let path = `M-80 ${level}`
        for (let x = -40; x <= 400; x += 40) path += `L${x} ${px(level + draw.between(-34 + layer * 4, 14))}`
        return <path key={layer} d={`${path}V240H-80z`} fill={colours.main} opacity={[0.24, 0.42, 0.66, 1][layer]} />
      })}
    </>
  )
}
