export { FavoriteButton, type FavoriteButtonProps } from './favorite-button.tsx'
