export { prepareRichText } from './prepare.ts'
export { fileIdPattern, RICH_TEXT_BOUNDS, type RichTextSource } from './source.ts'
export { visibleText } from './visible-text.ts'
export { showHosts } from './show-hosts.ts'
