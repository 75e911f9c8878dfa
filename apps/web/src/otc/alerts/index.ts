/** The only door to alerts of the fiat market. */
export { AlertList } from './alert-list.tsx'
export { OfferAlertDialog, type SearchedOffers } from './offer-alert-dialog.tsx'
