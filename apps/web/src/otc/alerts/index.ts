/** The only door to alerts of the fiat market. */
export { AlertList } from './alert-list.tsx'
export { OfferAlertDialog } from './offer-alert-dialog.tsx'
