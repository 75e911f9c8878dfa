import { LONG_TEXT, SECRET_TEXT } from '../../market/market.ts'
import type { FeatureRows, Outcome } from '../row.ts'
import type { World } from '../world.ts'

/** The world's goods belong to the seller; everyone else is refused in owner calls. */
const ownerOnly = {
  user: 'GOODS_WRONG_PARTY',
  stranger: 'GOODS_WRONG_PARTY',
  unverified: 'GOODS_WRONG_PARTY',
  staff: 'GOODS_WRONG_PARTY',
} as const satisfies Record<string, Outcome>

const goods = (world: World) => ({ id: world.goodsId })

export const categoriesRows = {
  'categories.list': { access: 'visitor', input: () => ({ page: 1, limit: 10 }) },
  'categories.get': { access: 'visitor', input: (world) => ({ id: world.categoryId }) },
  'categories.create': { access: 'user', input: (world) => ({ title: world.unique('Shelf ') }) },
  'categories.rename': {
    access: 'staff:categories.manage',
    input: (world) => ({ id: world.categoryId, title: world.unique('Renamed ') }),
  },
  'categories.hideComments': {
    access: 'staff:categories.manage',
    input: (world) => ({ id: world.categoryId, hidden: false }),
  },
  'categories.arrange': {
    access: 'staff:categories.manage',
    input: (world) => ({ id: world.categoryId, place: 1 }),
  },
} satisfies FeatureRows<'categories'>

export const goodsRows = {
  'goods.home': { access: 'visitor' },
  'goods.list': { access: 'visitor', input: () => ({ page: 1, limit: 10 }) },
  'goods.facets': { access: 'visitor', input: () => ({ search: 'code' }) },
  'goods.named': { access: 'visitor', input: () => ({ keyword: 'stationery' }) },
  'goods.suggest': { access: 'visitor', input: () => ({ prefix: 'st' }) },
  'goods.detail': { access: 'visitor', input: goods },
  'goods.seller': { access: 'visitor', input: (world) => ({ uid: world.sellerUid }) },
  'goods.ownList': { access: 'user', input: () => ({ page: 1, limit: 10 }) },
  'goods.ownInfo': { access: 'user', input: goods, outcomes: ownerOnly },
  'goods.ownShipment': { access: 'user', input: goods, outcomes: ownerOnly },
  'goods.shipmentHistory': { access: 'user', input: goods, outcomes: ownerOnly },
  'goods.publish': {
    access: 'user',
    input: (world) => ({
      title: 'Another licence key',
      categoryId: world.categoryId,
      price: '3.00',
      contents: LONG_TEXT,
      shipment: SECRET_TEXT,
    }),
  },
  'goods.editInfo': {
    access: 'user',
    input: (world) => ({ id: world.goodsId, title: 'Steam wallet code', price: '12.50', contents: LONG_TEXT }),
    outcomes: ownerOnly,
  },
  'goods.editShipment': {
    access: 'user',
    input: (world) => ({ id: world.goodsId, shipment: SECRET_TEXT }),
    outcomes: ownerOnly,
  },
  'goods.setOffline': {
    access: 'user',
    input: (world) => ({ id: world.goodsId, offline: false }),
    outcomes: ownerOnly,
  },
  'goods.pricing.get': { access: 'user', input: goods, outcomes: ownerOnly },
  'goods.pricing.set': {
    access: 'user',
    input: (world) => ({ id: world.goodsId, pricing: { kind: 'fixed' } }),
    outcomes: ownerOnly,
  },
  'goods.stock.summary': { access: 'user', input: goods, outcomes: ownerOnly },
  'goods.stock.list': { access: 'user', input: (world) => ({ id: world.goodsId }), outcomes: ownerOnly },
  'goods.stock.add': {
    access: 'user',
    input: (world) => ({ id: world.goodsId, secrets: [world.unique('KEY-')] }),
    outcomes: ownerOnly,
  },
  'goods.stock.export': { access: 'user', input: goods, outcomes: ownerOnly },
  'goods.stock.reveal': {
    access: 'user',
    input: (world) => ({ id: world.goodsId, unit: 1 }),
    outcomes: { ...ownerOnly, otherParty: 'STOCK_SECRET_NOT_FOUND' },
  },
  'goods.stock.withdraw': {
    access: 'user',
    input: (world) => ({ id: world.goodsId, units: 'all' }),
    outcomes: ownerOnly,
  },
  'goods.stock.setDelivery': {
    access: 'user',
    input: (world) => ({ id: world.goodsId, delivery: { kind: 'text' } }),
    outcomes: ownerOnly,
  },
  'goods.stock.setLowStock': {
    access: 'user',
    input: (world) => ({ id: world.goodsId, lowStock: 3 }),
    outcomes: ownerOnly,
  },
  'goods.push': { access: 'user', input: goods, outcomes: ownerOnly },
  // Refused for each goods of somebody else, in its own line of the answer.
  'goods.stepMany': { access: 'user', input: (world) => ({ ids: [world.goodsId], step: 'online' }) },
  'goods.staffList': { access: 'staff:goods.moderate', input: () => ({}) },
  'goods.staffInfo': { access: 'staff:goods.moderate', input: goods },
  // Relisting goods that were not delisted is refused for their state: the world's goods stay on sale.
  'goods.relist': {
    access: 'staff:goods.moderate',
    input: (world) => ({ ...goods(world), reason: 'looked at again' }),
  },
  'goods.delist': {
    access: 'staff:goods.moderate',
    input: () => ({ id: 999_999, reason: 'forbidden content' }),
    outcomes: { staff: 'GOODS_NOT_FOUND' },
  },
  'goods.mergeCategories': {
    access: 'staff:categories.manage',
    input: (world) => ({ from: world.categoryId, into: 999_999 }),
    outcomes: { staff: 'CATEGORY_NOT_FOUND' },
  },
} satisfies FeatureRows<'goods'>
