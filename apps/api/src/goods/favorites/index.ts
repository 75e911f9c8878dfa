/** The only door to favourites for other features and the composition root. */
export { createFavorite } from './create-favorite.ts'
