/** The small drawings, each from an element of its own (`<j-ruler>`, `<j-rail>` …) into the markup of packages/ui. */
/** The mark of an icon; one that is not there yet is a circle. */
const icon = (name, size = '') =>
  `<svg class="ic ${size}" viewBox="0 0 24 24" fill="none" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${mock.icons[name] ?? mock.icons.circle}</svg>`

const inChinese = document.documentElement.lang === 'zh-CN'
const columns = (from, to, top, height) =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => `M${(from + index) * 4} ${top}h2v${height}h-2z`).join('')

const spacer = (fraction) => `<svg class="ruler-spacer" width="${fraction * 100}%" height="1"></svg>`

const numbers = (text) => (text ?? '').split(/[ ,]+/).filter(Boolean).map(Number)

/** `1.28438380 LTC` at full precision with the filling zeros dimmed; dollars as they are. */
function amount(element) {
  const [, figure, unit] = /^([^A-Z]*?)\s*([A-Z]{3,4})?$/.exec(element.textContent.trim()) ?? []
  const [, said, fill] = /^([+−]?\d[\d,]*\.\d\d\d*?)(0*)$/.exec(figure) ?? [undefined, figure, '']
  const classes = ['strong', 'big', 'incoming'].filter((name) => element.hasAttribute(name)).map((name) => `is-${name}`)
  return `<span class="money-text ${classes.join(' ')}">${said}${fill ? `<span class="money-text-fill">${fill}</span>` : ''}${unit ? ` <span class="money-text-unit">${unit}</span>` : ''}</span>`
}

/** `13d04h` or a clock such as `41:07`. */
function count(element) {
  const text = element.textContent.trim()
  const [, days, hours] = /^(\d+)d(\d+)h$/.exec(text) ?? []
  const kind = element.getAttribute('kind')
  const size = element.getAttribute('size')
  const inside =
    days === undefined
      ? text
      : `${days} <small>${inChinese ? '天' : 'd'}</small> ${hours} <small>${inChinese ? '小时' : 'h'}</small>`
  return `<span class="countdown ${kind ? `is-${kind}` : ''} ${size ? `is-${size}` : ''}">${inside}</span>`
}

function position(element) {
  const at = element.getAttribute('at') ?? 'held'
  const kind = element.getAttribute('kind') ?? 'money'
  const full = [at === 'from' || at === 'split', at === 'held', at === 'to' || at === 'split']
  let x = 0
  const parts = full.map((on, index) => {
    const width = on ? (at === 'split' ? 12.5 : 17) : 8
    const part = `${index > 0 ? `<path class="position-line" d="M${x - 6} 4.5h6"/>` : ''}<rect class="${on ? 'position-slip' : 'position-berth'}" x="${x + 0.5}" y="0.5" width="${width - 1}" height="10" rx="0.5"/>`
    x += width + 6
    return part
  })
  const scale = element.hasAttribute('large') ? 1.8 : 1
  return `<svg class="position is-${kind} ${at === 'none' ? 'is-ghost' : ''} ${element.className}" width="${(x - 6) * scale}" height="${11 * scale}" viewBox="0 0 ${x - 6} 11" aria-hidden="true">${parts.join('')}</svg>`
}

function ticks(element) {
  const total = Number(element.getAttribute('n'))
  const filled = Number(element.getAttribute('f'))
  const kind = element.getAttribute('kind') ?? 'ink'
  if (element.hasAttribute('wide')) {
    const bars = Array.from(
      { length: total },
      (_, index) => `<i class="tick ${index < filled ? 'is-filled' : ''}"></i>`,
    )
    return `<span class="ticks is-wide is-${kind}" aria-hidden="true">${bars.join('')}</span>`
  }
  return `<svg class="ticks is-${kind}" width="${total * 4 - 2}" height="12" aria-hidden="true"><path class="tick" d="${columns(filled, total, 5, 7)}"/><path class="tick is-filled" d="${columns(0, filled, 0, 12)}"/></svg>`
}

/** `<j-ruler units major elapsed held disputed>` with `<j-flag at row side tone loose>` and `<j-mark at>` in it. */
function ruler(element) {
  const units = Number(element.getAttribute('units'))
  const major = Number(element.getAttribute('major'))
  const spans = ['elapsed', 'held', 'disputed'].map((kind) => [kind, numbers(element.getAttribute(kind))])
  const kindAt = (unit) => spans.findLast(([, [from, to]]) => from <= unit && unit <= to)?.[0] ?? 'waiting'
  const paths = ['waiting', 'elapsed', 'held', 'disputed'].map((kind) => {
    let path = ''
    for (let unit = 0; unit <= units; unit += 1) {
      if (kindAt(unit) !== kind) continue
      const long = unit % major === 0
      path += `M${unit} 22v-${kind === 'waiting' ? (long ? 14 : 8) : long ? 22 : 14}`
    }
    return `<path class="ruler-tick is-${kind}" d="${path}"/>`
  })
  const found = [...element.querySelectorAll('j-flag')]
  const flags = found.map((flag) => {
    const fraction = Number(flag.getAttribute('at')) / units
    const side = flag.getAttribute('side') ?? (fraction > 0.66 ? 'left' : 'right')
    const bare = flag.innerHTML.trim() === ''
    return `<div class="ruler-flag is-${side} row-${flag.getAttribute('row') ?? 1} ${bare ? 'is-bare' : ''}">${spacer(side === 'left' ? 1 - fraction : fraction)}<div class="ruler-pole is-${flag.getAttribute('tone') ?? 'ink'} ${flag.hasAttribute('loose') ? 'is-loose' : ''}">${flag.innerHTML}</div></div>`
  })
  const rows = found.some((flag) => flag.getAttribute('row') === '2') ? 'has-two-rows' : 'has-one-row'
  const marks = [...element.querySelectorAll('j-mark')].map((mark, index, all) => {
    const fraction = Number(mark.getAttribute('at')) / units
    const end = index === 0 ? 'first' : index === all.length - 1 ? 'last' : 'between'
    return `<div class="ruler-mark is-${end}">${spacer(end === 'last' ? 1 - fraction : fraction)}<span>${mark.innerHTML}</span></div>`
  })
  return `<figure class="time-ruler ${found.length > 0 ? rows : ''}">${flags.join('')}<svg class="ruler-ticks" viewBox="0 0 ${units} 22" preserveAspectRatio="none" aria-hidden="true">${paths.join('')}</svg>${marks.length > 0 ? `<div class="ruler-scale">${marks.join('')}</div>` : ''}</figure>`
}

/** `<j-rail>` of three `<j-berth name detail empty state>` with two `<j-gate move icon title>` between them. */
function rail(element) {
  const parts = [...element.children].map((part) => {
    const say = (name) => part.getAttribute(name) ?? ''
    if (part.localName === 'j-gate') {
      const sign = say('move') === 'passed' ? 'check' : say('icon')
      return `<li class="rail-gate is-${say('move')}"><div class="rail-gate-run"><span class="rail-gate-bar">${icon(sign, 's')}</span></div><div class="rail-gate-caption"><b>${say('title')}</b>${part.innerHTML}</div></li>`
    }
    const slip = part.innerHTML.trim()
    const berth = slip
      ? `<div class="rail-slip is-${say('state') || 'solid'}">${slip}</div>`
      : `<span class="rail-void">${say('empty')}</span>`
    return `<li class="rail-station"><div class="rail-station-head"><b>${say('name')}</b><span class="rail-station-detail">${say('detail')}</span></div><div class="rail-berth ${slip ? '' : 'is-empty'}">${berth}</div></li>`
  })
  return `<div class="escrow-rail-box"><ol class="escrow-rail ${element.hasAttribute('short') ? 'is-short' : ''}">${parts.join('')}</ol></div>`
}

/** `<j-plot kind="bars|line" tones keys values="1 2;3 4" x="0:Nov 8;6:Nov 14" y="0:0;50:50">`: series in `values` by `;`. */
function plot(element) {
  const list = (name) =>
    (element.getAttribute(name) ?? '')
      .split(';')
      .map((part) => part.trim())
      .filter(Boolean)
  const pairs = (name) => list(name).map((part) => [Number(part.split(':')[0]), part.slice(part.indexOf(':') + 1)])
  const series = list('values').map(numbers)
  const tones = list('tones')
  const y = pairs('y')
  const top = Math.max(...y.map(([value]) => value))
  const size = series[0].length
  const slot = 100 / size
  const height = (value) => (1 - value / top) * 100
  const grid = y.map(
    ([value, label]) =>
      `<line class="plot-grid" x1="0" x2="100%" y1="${height(value)}%" y2="${height(value)}%"/><text class="plot-label" x="100%" dx="8" y="${height(value)}%" dy="4">${label}</text>`,
  )
  const bars = () =>
    Array.from({ length: size }, (_, index) => {
      let below = 0
      return series
        .map((values, nth) => {
          const from = below
          below += values[index]
          return `<rect class="trend-bar is-${tones[nth]} ${element.hasAttribute('partial') && index === size - 1 ? 'is-partial' : ''}" x="${(index + 0.18) * slot}%" width="${slot * 0.64}%" y="${height(below)}%" height="${height(from) - height(below)}%"/>`
        })
        .join('')
    }).join('')
  const line = () =>
    series
      .map((values, nth) => {
        const path = values.map((value, index) => `${index === 0 ? 'M' : 'L'}${(index + 0.5) * slot} ${height(value)}`)
        return `<svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" overflow="visible"><path class="trend-line is-${tones[nth]}" d="${path.join('')}"/></svg>`
      })
      .join('')
  const x = pairs('x').map(
    ([index, label], nth) =>
      `<text class="plot-label ${nth % 2 === 1 ? 'is-spare' : ''}" x="${(index + 0.5) * slot}%" y="100%" dy="18" text-anchor="${index === 0 ? 'start' : 'middle'}">${label}</text>`,
  )
  const keys = list('keys').map((key, nth) => `<span class="trend-key is-${tones[nth]}">${key}</span>`)
  return `<figure class="trend ${element.className}"><figcaption class="trend-read"><span class="trend-says is-rest">${element.getAttribute('says') ?? ''}</span><span class="trend-keys">${keys.join('')}</span></figcaption><div class="trend-plot"><svg class="plot" role="img">${grid.join('')}<line class="plot-grid" x1="0" x2="100%" y1="100%" y2="100%"/>${element.getAttribute('kind') === 'line' ? line() : bars()}${x.join('')}</svg></div></figure>`
}

/** A stand-in for the drawn covers of the product: ground and bars from a seed. */
function cover(element) {
  const seed = Number(element.getAttribute('seed') ?? 1)
  const hue = (seed * 67) % 360
  const light = seed % 3 !== 0
  const bars = Array.from({ length: 22 }, (_, index) => {
    const wave = Math.abs(Math.sin(index * (0.35 + (seed % 5) * 0.11)) * Math.cos(index * 0.21 + seed))
    const tall = 14 + wave * 120
    return `<rect x="${30 + index * 12}" y="${120 - tall / 2}" width="6" height="${tall}" fill="oklch(${light ? 0.36 : 0.84} 0.1 ${index % 7 === seed % 7 ? (hue + 150) % 360 : hue})"/>`
  })
  return `<svg class="cov-mock" viewBox="0 0 320 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect width="320" height="240" fill="oklch(${light ? 0.9 : 0.36} 0.06 ${hue})"/>${bars.join('')}</svg>`
}

const DRAWN = {
  'j-i': (element) => icon(element.getAttribute('n'), element.className),
  'j-a': amount,
  'j-c': count,
  'j-p': position,
  'j-t': ticks,
  'j-rail': rail,
  'j-ruler': ruler,
  'j-plot': plot,
  'j-cov': cover,
}

Object.assign(mock, { icon, drawn: DRAWN })
