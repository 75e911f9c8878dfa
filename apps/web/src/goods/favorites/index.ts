export { FavoriteButton } from './favorite-button.tsx'
export { FavoritesPage } from './favorites-page.tsx'
