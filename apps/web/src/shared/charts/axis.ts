import { groupThousands } from '@jindu/domain/money'

/** Multiples of `step` up to the first one at or above `most`. */
function marksOf(most: number, rough: number, factors: readonly number[]): number[] {
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = (factors.find((factor) => factor * power >= rough) ?? 10) * power
  const marks: number[] = []
  for (let nth = 1; (nth - 1) * step < most; nth += 1) marks.push(Number((nth * step).toPrecision(12)))
  return marks
}

/** Round axis values for a chart: at most `count`, the last at or above `most`. */
export function heightMarks(most: number, count = 3): number[] {
  return most <= 0 ? [] : marksOf(most, most / count, [1, 2, 2.5, 5, 10])
}

/** Like `heightMarks`, but integers only, for counts. */
export function countMarks(most: number): number[] {
  return marksOf(Math.max(most, 1), Math.max(most / 3, 1), [1, 2, 5, 10])
}

/** Indices of the labelled points, at most `most`: the last one, and others before it at equal steps. */
export function labelled(count: number, most: number): number[] {
  const step = Math.max(1, Math.ceil(count / most))
  return Array.from({ length: count }, (_, index) => index).filter((index) => (count - 1 - index) % step === 0)
}

/** Label of an amount of coin: `0.0000005`, which a number would format as `5e-7`. */
export function coinMark(value: number): string {
  return groupThousands(value.toFixed(8).replace(/\.?0+$/, ''))
}
