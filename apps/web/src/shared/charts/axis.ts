import { groupThousands } from '@jindu/domain/money'

/** Multiples of `step` up to the first that is at or above `most`. */
function marksOf(most: number, rough: number, factors: readonly number[]): number[] {
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = (factors.find((factor) => factor * power >= rough) ?? 10) * power
  const marks: number[] = []
  for (let nth = 1; (nth - 1) * step < most; nth += 1) marks.push(Number((nth * step).toPrecision(12)))
  return marks
}

/** Round heights for the lines of a chart: at most `count` of them, the last at or above `most`. */
export function heightMarks(most: number, count = 3): number[] {
  return most <= 0 ? [] : marksOf(most, most / count, [1, 2, 2.5, 5, 10])
}

/** As `heightMarks`, for what can only be counted: whole ones. */
export function countMarks(most: number): number[] {
  return marksOf(Math.max(most, 1), Math.max(most / 3, 1), [1, 2, 5, 10])
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
