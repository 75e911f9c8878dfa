/** The toneless pinyin readings of a Chinese character; empty for any other character. */
export type ReadingsOf = (character: string) => readonly string[]

/** The maximum number of reading combinations stored per term. */
const MAXIMUM_READINGS = 16

/** Loaded lazily: the library takes seven megabytes, which an idle server saves. */
export async function loadReadings(): Promise<ReadingsOf> {
  const { pinyin } = await import('pinyin-pro')
  return (character) =>
    [...new Set(pinyin(character, { toneType: 'none', type: 'array', multiple: true, v: true }))].filter((syllable) =>
      /^[a-z]+$/.test(syllable),
    )
}

/** All readings of a two-character term, such as `mu ban`; empty for other terms. */
export function readingsOfTerm(term: string, readingsOf: ReadingsOf): string[] {
  const [one = '', two = '', ...more] = Array.from(term)
  if (more.length > 0 || two === '') return []
  const seconds = readingsOf(two)
  return readingsOf(one)
    .flatMap((first) => seconds.map((second) => `${first} ${second}`))
    .slice(0, MAXIMUM_READINGS)
}
