import type { FeatureRows } from '../row.ts'

/** Another account's favourites do not exist for anybody else; every caller but their seller follows the world's goods for itself. */
export const favoritesRows = {
  'favorites.create': {
    access: 'user',
    input: (world) => ({ goodsId: world.goodsId }),
    outcomes: { otherParty: 'FAVORITE_OWN' },
  },
  'favorites.delete': {
    access: 'user',
    input: () => ({ id: 999_999 }),
    outcomes: {
      user: 'FAVORITE_NOT_FOUND',
      otherParty: 'FAVORITE_NOT_FOUND',
      stranger: 'FAVORITE_NOT_FOUND',
      unverified: 'FAVORITE_NOT_FOUND',
      staff: 'FAVORITE_NOT_FOUND',
    },
  },
  'favorites.choice': { access: 'user' },
  'favorites.choose': { access: 'user', input: () => ({ tellBack: true }) },
  'favorites.list': { access: 'user', input: () => ({ page: 1, limit: 10 }) },
} satisfies FeatureRows<'favorites'>
