import { groupThousands } from '@jindu/domain/money'

/** Round heights for the lines of a chart: at most `count` of them, the last at or above `most`. */
export function heightMarks(most: number, count = 3): number[] {
  if (most <= 0) return []
  const rough = most / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power
  const marks: number[] = []
  for (let nth = 1; (nth - 1) * step < most; nth += 1) marks.push(Number((nth * step).toPrecision(12)))
  return marks
}

/** As `heightMarks`, for what can only be counted. */
export function countMarks(most: number): number[] {
  return heightMarks(Math.max(most, 1)).filter(Number.isInteger)
}

/** Which of `count` points have a label under them, at most `most`: the last one, and before it at equal steps. */
export function labelled(count: number, most: number): number[] {
  const step = Math.max(1, Math.ceil(count / most))
  return Array.from({ length: count }, (_, index) => index).filter((index) => (count - 1 - index) % step === 0)
}

/** A height in a coin as a label: `0.0000005`, which a number alone writes as `5e-7`. */
export function coinMark(value: number): string {
  return groupThousands(value.toFixed(8).replace(/\.?0+$/, ''))
}
