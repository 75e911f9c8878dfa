import * as z from 'zod'
import { countCharacters } from '../text/count-characters.ts'
import { talkRules } from '../rules/talk.ts'
import { attachmentsField } from './fields.ts'
import { judgedText, refuse, report } from './refuse.ts'
import { richText, visibleTextOf, type RichTextInput } from './rich-text.ts'

const { maximumCharacters, maximumSourceCharacters, minimumSearchCharacters, maximumSearchCharacters } = talkRules.chat

const sourceOf = (contents: RichTextInput): string =>
  contents.format === 'html' ? contents.html : JSON.stringify(contents.doc)

/** Old clients put pictures into the text: such a line is not empty. */
const PICTURE = /<img\b|"type":"image"/i

/** Validates a conversation line. @param pictures number of pictures beside the text */
export function lineProblem(contents: RichTextInput, pictures: number): 'MESSAGE_EMPTY' | 'TEXT_TOO_LONG' | null {
  const visible = visibleTextOf(contents)
  const source = sourceOf(contents)
  if (visible === '' && pictures === 0 && !PICTURE.test(source)) return 'MESSAGE_EMPTY'
  const long = countCharacters(visible) > maximumCharacters || source.length > maximumSourceCharacters
  return long ? 'TEXT_TOO_LONG' : null
}

/** Contents of a conversation line: visible text, pictures, or both. */
export const lineContents = z
  .object({ contents: richText, attachments: attachmentsField })
  .superRefine(({ contents, attachments }, context) =>
    report(context, lineProblem(contents, attachments.length), 'contents'),
  )

/** The place of a line in its conversation; 0 is before the first. */
export const lineNumberField = z
  .int(refuse('ID_INVALID'))
  .min(0, refuse('ID_INVALID'))
  .max(2_147_483_647, refuse('ID_INVALID'))

/** Search text for one's own conversations. */
export const chatSearchField = judgedText(
  4 * maximumSearchCharacters,
  { required: 'INPUT_INVALID', tooLong: 'TEXT_TOO_LONG' },
  (text) => {
    const characters = countCharacters(text)
    if (characters > maximumSearchCharacters) return 'TEXT_TOO_LONG'
    return characters < minimumSearchCharacters ? 'INPUT_INVALID' : null
  },
)
