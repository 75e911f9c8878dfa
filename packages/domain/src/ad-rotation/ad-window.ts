/**
 * The ads that one visitor is shown, of all that run in a place: each turn begins where the one before ended, so that over many
 * turns every ad is shown equally often.
 * @param running all that run, in an order that stays
 * @param turn how many turns were taken before
 * @param step how many stand side by side; the next turn begins behind them
 * @param most how many are handed out at once, a multiple of the step
 * @example
 * adWindow(['a', 'b', 'c', 'd', 'e'], 0, 0, 3) // ['a', 'b', 'c']
 * adWindow(['a', 'b', 'c', 'd', 'e'], 1, 0, 3) // ['a', 'b', 'c']
 */
export function adWindow<Ad>(running: readonly Ad[], turn: number, step: number, most: number): readonly Ad[] {
  if (running.length === 0) return []
  const from = (turn * step) % running.length
  return [...running.slice(from), ...running.slice(0, from)].slice(0, most)
}
