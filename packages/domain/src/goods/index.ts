export { descriptionProblem, shipmentProblem } from './texts.ts'
export { categoryTitleProblem, countCharacters, goodsTitleProblem, TITLE_CHARACTERS } from './title.ts'
export { visibleTextOfDocument, visibleTextOfHtml, type TextNode } from './visible-text.ts'
