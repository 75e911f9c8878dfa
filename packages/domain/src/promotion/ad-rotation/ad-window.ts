/**
 * The ads that one visitor is shown, of all that run in a place: each begins where what the one before saw ended, so that over many
 * visitors every ad is shown equally often, however many stand side by side on their screens.
 * @param running all that run, in an order that stays
 * @param before how many were shown to those who came before
 * @param most how many are handed out at once
 * @example
 * adWindow(['a', 'b', 'c', 'd', 'e'], 0, 3) // ['a', 'b', 'c']
 * adWindow(['a', 'b', 'c', 'd', 'e'], 3, 3) // ['d', 'e', 'a']
 */
export function adWindow<Ad>(running: readonly Ad[], before: number, most: number): readonly Ad[] {
  if (running.length === 0) return []
  const from = before % running.length
  return [...running.slice(from), ...running.slice(0, from)].slice(0, most)
}
