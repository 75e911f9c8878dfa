export { AdDetailsPage } from './ad-details-page.tsx'
export { EditAdPage } from './edit-ad-page.tsx'
export { MyAdsPage } from './my-ads-page.tsx'
