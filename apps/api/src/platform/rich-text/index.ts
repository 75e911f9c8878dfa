export { prepareRichText, type RichText } from './prepare.ts'
export { fileIdPattern, RICH_TEXT_BOUNDS, richTextInput, type RichTextSource } from './source.ts'
