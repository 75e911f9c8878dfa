import { CURRENCY_CODES } from '@jindu/domain/money'

const DIGEST = '5f4dcc3b5aa765d61d8327deb882cf99'
const OTHER_DIGEST = '7c6a180b36896a0a8c02787eeafb0e4c'
const THIRD_DIGEST = '6cb75f652a9b52798eb6cf2201057c73'
const [LTC] = CURRENCY_CODES
const payee = { method: 'bankCard', label: 'Main account', holder: 'Lin Mei', account: '6222 0001' }
const text = { format: 'html', html: '<p>Forty looks for portraits, with a guide.</p>' }

const settingChange = { seen: { goodsFeeBasisPoints: 250 }, change: { goodsFeeBasisPoints: 300 } }

/** Inputs of calls whose fields depend on each other, or whose filters show best together. */
export const INPUT_EXAMPLES: Readonly<Record<string, unknown>> = {
  'accounts.register': { loginPassword: DIGEST, payPassword: OTHER_DIGEST, recoveryPassword: THIRD_DIGEST },
  'accounts.changeLoginPassword': { uid: 100_001, recoveryPassword: THIRD_DIGEST, password: OTHER_DIGEST },
  'accounts.changePayPassword': { payPassword: OTHER_DIGEST, recoveryPassword: THIRD_DIGEST },
  'discounts.check': { goodsId: 512, volume: 2, code: 'SPRING-20' },
  'discounts.create': { code: 'SPRING-20', off: { kind: 'percent', percent: 20 }, maximumUses: 50, onceEach: true },
  'goods.list': { search: 'presets', inStock: true, maximumPriceCents: 5_000, sort: 'price', page: 1, limit: 10 },
  'otcOffers.publish': {
    side: 'sell',
    total: { asset: LTC, units: '500000000' },
    unitPrice: '9800000000',
    minimum: { asset: 'USD', units: '2000' },
    maximum: { asset: 'USD', units: '40000' },
    methods: ['bankCard'],
    payees: [3],
    idempotencyKey: '0e7b2a5c-8f0d-4d0a-9b6c-2f1f3f0c9a11',
  },
  'otcOrders.find': { offerId: 512, role: 'buyer' },
  'otcPayees.add': { payee },
  'otcPayees.edit': { id: 3, payee },
  'tickets.create': { title: 'My payout is late', contents: text, clientKey: '0e7b2a5c-8f0d-4d0a-9b6c-2f1f3f0c9a11' },
  'outside.subscribe': {
    endpoint: 'https://push.example/send/d2xkYQ',
    p256dh: 'B'.repeat(87),
    auth: 'Q'.repeat(22),
  },
  'site.changeSettings': settingChange,
  'site.proposeSetting': { ...settingChange, reason: 'Costs of the chain have risen' },
}
