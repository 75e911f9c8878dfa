/** Letters left out, put in, changed, or two neighbours swapped, that make `from` into `to`; counted no further than `most` + 1. */
export function editDistance(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, j) => j)
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= to.length; j += 1) {
      const changed = (last[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1)
      const swaps = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      const swapped = swaps ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY
      row.push(Math.min(changed, swapped, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1))
    }
    beforeLast = last
    last = row
  }
  return Math.min(last[to.length] ?? 0, most + 1)
}

/** How many typing mistakes a Latin word of this length may have; numbers and codes none. */
export function mistakesAllowed(word: string): 0 | 1 | 2 {
  if (!/^[a-z]{4,}$/.test(word)) return 0
  return word.length < 8 ? 1 : 2
}
