/**
 * The ads that one visitor gets, of all running in a place. Each visitor's ads start where the previous visitor's
 * ended, so that every ad is shown equally often, whatever the screen widths.
 * @param running all running ads, in a stable order
 * @param before number of ads shown to earlier visitors
 * @param most maximum ads to return
 * @example
 * adWindow(['a', 'b', 'c', 'd', 'e'], 0, 3) // ['a', 'b', 'c']
 * adWindow(['a', 'b', 'c', 'd', 'e'], 3, 3) // ['d', 'e', 'a']
 */
export function adWindow<Ad>(running: readonly Ad[], before: number, most: number): readonly Ad[] {
  if (running.length === 0) return []
  const from = before % running.length
  return [...running.slice(from), ...running.slice(0, from)].slice(0, most)
}
