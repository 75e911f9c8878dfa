/** How a Chinese character may be read, in pinyin without tones; none for what is no such character. */
export type ReadingsOf = (character: string) => readonly string[]

/** Of characters that are read in several ways, so many of each term are kept. */
const MAXIMUM_READINGS = 16

/** The library is loaded when somebody needs it: an idle server does without its seven megabytes. */
export async function loadReadings(): Promise<ReadingsOf> {
  const { pinyin } = await import('pinyin-pro')
  return (character) =>
    [...new Set(pinyin(character, { toneType: 'none', type: 'array', multiple: true, v: true }))].filter((syllable) =>
      /^[a-z]+$/.test(syllable),
    )
}

/** All readings of a term of two characters, `mu ban`; of other terms none. */
export function readingsOfTerm(term: string, readingsOf: ReadingsOf): string[] {
  const [one = '', two = '', ...more] = Array.from(term)
  if (more.length > 0 || two === '') return []
  const seconds = readingsOf(two)
  return readingsOf(one)
    .flatMap((first) => seconds.map((second) => `${first} ${second}`))
    .slice(0, MAXIMUM_READINGS)
}
