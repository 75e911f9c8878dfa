export {
  DELIVERIES,
  judgeSecrets,
  mostAnOrder,
  normaliseSecret,
  secretLines,
  secretTooLong,
  stockLevel,
  type Delivery,
  type JudgedSecrets,
  type RepeatedLine,
  type SecretLine,
} from './stock.ts'
export { readGoodsPrice } from './price.ts'
export { descriptionProblem, shipmentProblem } from './texts.ts'
export { categoryTitleProblem, countCharacters, goodsTitleProblem, TITLE_CHARACTERS } from './title.ts'
export { visibleTextOfDocument, visibleTextOfHtml, type TextNode } from './visible-text.ts'
