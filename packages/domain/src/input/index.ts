/**
 * Schemas of everything that people and programs send. The server, the forms and the signed calls read input through the same zod
 * schemas, so a text is accepted everywhere or nowhere. A schema reports codes of the error catalogue.
 * @module
 */
export { accessTokenForm, accessTokenInput } from './access-token.ts'
export {
  codeLoginForm,
  existingPasswordText,
  factorCodeField,
  newPasskeyInput,
  isPasskeyAnswer,
  passkeyForm,
  factorForms,
  freezeForm,
  freezeInput,
  introducerText,
  loginForm,
  ownProofForm,
  ownProofInput,
  loginInput,
  newPasswordForm,
  newPasswordText,
  codePayPasswordForm,
  payPasswordForm,
  payPasswordInput,
  personNoteField,
  phraseField,
  recoveryPasswordText,
  registerForm,
  registerInput,
  resetPasswordForm,
  resetPasswordInput,
  verifyPayPasswordForm,
  verifyPayPasswordInput,
} from './account.ts'
export { webhookForm, webhookInput } from './webhook.ts'
export { mailAddressField, mailAddressForm, mailAddressInput, mailCodeField } from './outside.ts'
export { otcAlertInput, type OtcAlertInput } from './otc-alert.ts'
export { discountCodeField, discountInput, type DiscountInput } from './discount.ts'
export { pricingInput, type PricingInput } from './pricing.ts'
export { chatSearchField, lineContents, lineNumberField } from './conversation.ts'
export {
  attachmentsField,
  currencyCodeField,
  currencyIdField,
  fiatCodeField,
  foreignFiatField,
  digestField,
  idempotencyKeyField,
  idField,
  reportNoteField,
  searchDigitsText,
  searchedIdField,
  rateField,
  staffNickNameField,
  staffReasonField,
  uidField,
  uidText,
  volumeField,
} from './fields.ts'
export {
  categoryIdField,
  createCategoryInput,
  renameCategoryInput,
  editGoodsInput,
  editShipmentInput,
  GOODS_SORTS,
  goodsSearchForm,
  goodsSortField,
  goodsTitleField,
  publishCategoryStep,
  publishGoodsInput,
  publishInfoStep,
  publishShipmentStep,
  purchaseCurrencyField,
  purchaseForm,
  purchaseInput,
  type EditGoodsInput,
  type EditShipmentInput,
  type GoodsSort,
  type NumberedGoodsSort,
  type PublishGoodsInput,
  type PurchaseInput,
} from './goods.ts'
export { rulingReasonField, statementField, statementFilesField } from './dispute.ts'
export { amountText, coinMoney, coinWire, moneyWire, priceText, usdMoney, usdWire } from './money.ts'
export {
  addPayeeInput,
  editOfferInput,
  editPayeeInput,
  offerGreetingField,
  offerRemarkField,
  offerRequirementsField,
  paymentMethodsField,
  payerInput,
  payOrderInput,
  payeeInput,
  payeesField,
  publishOfferInput,
  rateOrderInput,
  takeOfferInput,
  unitPriceField,
  offerHoursField,
  storedHoursField,
  offerMarginField,
} from './otc.ts'
export { keysetInput, keysetOutput, limitField, pageField, pageInput, pageOutput } from './page.ts'
export {
  adForm,
  adPlaceField,
  categoryAdPurchaseInput,
  homeAdPurchaseInput,
  monthsField,
  packagesField,
  rightPurchaseInput,
  weeksField,
} from './promotion.ts'
export {
  ratingField,
  reviewForm,
  reviewReasonField,
  reviewReasonForm,
  reviewReplyField,
  reviewReplyForm,
  reviewTextField,
} from './review.ts'
export { judgedText, readText, refuse, type TextRefusals } from './refuse.ts'
export {
  adContentsField,
  descriptionField,
  richDocument,
  richText,
  shipmentField,
  visibleTextOf,
  type RichTextInput,
} from './rich-text.ts'
export {
  attachedDelivery,
  deliveryField,
  lowStockField,
  deliverInput,
  manualForm,
  promisedHoursField,
  replacementInput,
  secretLinesField,
  batchNameField,
  sharedForm,
  sharedSecretField,
  unitsForm,
  type AttachedDelivery,
} from './stock.ts'
export { timeZoneField } from './time-zone.ts'
export { readsAsItIs, stripUnseen, trimUnseen } from './visible-text.ts'
export { noticeInput, noticeTextInput } from './notice.ts'
export { publicSiteSettings, siteSettings } from './settings.ts'
export {
  adTitleField,
  commentField,
  feedbackInput,
  feedbackTitleField,
  messageField,
  publicReplyField,
  ticketAboutField,
} from './talk.ts'
export { keepDecimal, keepDigits, keepInteger } from '../money/index.ts'
export {
  addressLabelField,
  assertWithdrawable,
  balanceProblem,
  bookEntryInput,
  internalTransferInput,
  transferInput,
  withdrawalAddressField,
  withdrawalAmountText,
  withdrawalInput,
} from './wallet.ts'
