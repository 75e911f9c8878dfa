import TRADITIONAL from 'opencc-js/dict/TSCharacters'

let characters: ReadonlyMap<string, string> | null = null

/** Read with the first Chinese text: half a megabyte that an idle server does without. */
function simplifiedCharacters(): ReadonlyMap<string, string> {
  characters ??= new Map(
    TRADITIONAL.split('|').map((pair) => {
      const [traditional = '', simplified = ''] = pair.split(' ')
      return [traditional, simplified]
    }),
  )
  return characters
}

/** Chinese text in simplified characters, one for one. */
function simplify(text: string): string {
  return text.replaceAll(/\p{Script=Han}/gu, (character) => simplifiedCharacters().get(character) ?? character)
}

/** A text folded for comparison: compatible forms, lower case, simplified characters, single spaces. */
export function foldText(text: string): string {
  return simplify(text.normalize('NFKC').toLowerCase()).replaceAll(/\s+/g, ' ').trim()
}
