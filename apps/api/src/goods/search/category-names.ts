import { singular } from './forms.ts'
import { isLatin, keysOf, runsOf } from './search-words.ts'

/** From so many letters on a beginning of a word means the word. */
const BEGINS_WORD = 3

const isLong = (run: string): boolean => Array.from(run).length > 1

/** How a keyword names a category: completely, in part, or not at all. */
export type Naming = 'whole' | 'part' | 'none'

const isWordOf = (word: string, names: readonly string[]): boolean =>
  names.some((name) => singular(name) === singular(word))

const isPartOf = (run: string, names: readonly string[]): boolean =>
  isLatin(run)
    ? isWordOf(run, names) || (run.length >= BEGINS_WORD && names.some((name) => name.startsWith(run)))
    : isLong(run) && names.some((name) => name.includes(run))

const sharesName = (run: string, names: readonly string[]): boolean =>
  isLatin(run) ? isWordOf(run, names) : isPartOf(run, names) || names.some((name) => isLong(name) && run.includes(name))

/**
 * @param keyword folded, as `foldText` does
 * @param title folded the same way
 */
export function namingOf(keyword: string, title: string): Naming {
  const [runs, names] = [runsOf(keyword), runsOf(title)]
  if (runs.length === 0) return 'none'
  if (runs.every((run) => isPartOf(run, names))) return 'whole'
  return runs.some((run) => sharesName(run, names)) ? 'part' : 'none'
}

/** Each category named by a keyword contains one of these in its title. */
export function needlesOf(keyword: string): string[] {
  return [
    ...new Set(runsOf(keyword).flatMap((run) => (isLatin(run) ? [singular(run)] : isLong(run) ? keysOf(run) : []))),
  ]
}
