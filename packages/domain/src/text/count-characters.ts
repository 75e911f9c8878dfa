/**
 * Characters as a reader counts them: a character outside the basic plane is one.
 * @example
 * countCharacters('津渡 👩‍💻') // 6
 */
export function countCharacters(text: string): number {
  return Array.from(text).length
}
