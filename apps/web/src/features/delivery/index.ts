export { OrderDelivery } from './order/order-delivery.tsx'
export { DeliveredPictures } from './order/delivered-pictures.tsx'
