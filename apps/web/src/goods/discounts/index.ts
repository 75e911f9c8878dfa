export { DiscountsPage } from './discounts-page.tsx'
