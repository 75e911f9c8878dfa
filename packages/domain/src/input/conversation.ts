import * as z from 'zod'
import { countCharacters } from '../goods/index.ts'
import { talkRules } from '../rules/talk.ts'
import { attachmentsField } from './fields.ts'
import { judgedText, refuse, report } from './refuse.ts'
import { richText, visibleTextOf, type RichTextInput } from './rich-text.ts'

const { maximumCharacters, maximumSourceCharacters, minimumSearchCharacters, maximumSearchCharacters } = talkRules.chat

const sourceOf = (contents: RichTextInput): string =>
  contents.format === 'html' ? contents.html : JSON.stringify(contents.doc)

/** Pictures stand in the text of old clients: such a line is not empty. */
const PICTURE = /<img\b|"type":"image"/i

/** What somebody says in a conversation: a text that a reader sees, pictures, or both. */
export const lineContents = z
  .object({ contents: richText, attachments: attachmentsField })
  .superRefine(({ contents, attachments }, context) => {
    const visible = visibleTextOf(contents)
    const source = sourceOf(contents)
    const empty = visible === '' && attachments.length === 0 && !PICTURE.test(source)
    if (empty) report(context, 'MESSAGE_EMPTY', 'contents')
    if (countCharacters(visible) > maximumCharacters || source.length > maximumSourceCharacters)
      report(context, 'TEXT_TOO_LONG', 'contents')
  })

/** The place of a line in its conversation; 0 is before the first. */
export const lineNumberField = z
  .int(refuse('ID_INVALID'))
  .min(0, refuse('ID_INVALID'))
  .max(2_147_483_647, refuse('ID_INVALID'))

/** What is looked for in one's own conversations. */
export const chatSearchField = judgedText(
  4 * maximumSearchCharacters,
  { required: 'INPUT_INVALID', tooLong: 'TEXT_TOO_LONG' },
  (text) => {
    const characters = countCharacters(text)
    if (characters > maximumSearchCharacters) return 'TEXT_TOO_LONG'
    return characters < minimumSearchCharacters ? 'INPUT_INVALID' : null
  },
)
