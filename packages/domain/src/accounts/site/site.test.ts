import { describe, expect, test } from 'vitest'
import { ERRORS } from '../../errors/index.ts'
import { siteSettings } from '../../input/index.ts'
import { defaultSiteSettings, toSitesConfig, type SiteSettings } from './index.ts'

const each = <T>(value: T) => ({ BTC: value, USDT: value, LTC: value })
const accepts = (change: Partial<SiteSettings>): boolean =>
  siteSettings.safeParse({ ...defaultSiteSettings, ...change }).success

describe('site settings', () => {
  test.each<[string, Partial<SiteSettings>]>([
    ['an empty site name', { siteName: '' }],
    ['a site name of blanks', { siteName: ' \t\u3000' }],
    ['a site name that reorders what stands beside it', { siteName: 'Jindu \u202Etihsoc' }],
    ['a site name of 41 characters', { siteName: 'x'.repeat(41) }],
    ['a static address of 201 characters', { siteStaticUrl: '/'.padEnd(201, 'x') }],
    ['a static address that runs as a script', { siteStaticUrl: 'javascript:alert(1)' }],
    ['theme 0', { themeId: 0 }],
    ['theme 101', { themeId: 101 }],
    ['a colour by name', { themeBodyColor: 'red' }],
    ['a colour with more behind it', { themeHeaderColor: '#ffffff;' }],
    ['a colour with more before it', { themeHeaderColor: 'x#ffffff' }],
    ['a protection under a minute', { protectionSeconds: 59 }],
    ['a protection over a year', { protectionSeconds: 31_536_001 }],
    ['a time to answer under a minute', { disputeResponseSeconds: 59 }],
    ['a time to answer beyond the arbiter’s own 15 days', { disputeResponseSeconds: 1_296_001 }],
    ['a threshold of the second arbiter below zero', { secondArbiterCents: -1 }],
    ['an auto-settle time under a minute', { autoOrderSettleSeconds: 59 }],
    ['an auto-settle time over a month', { autoOrderSettleSeconds: 2_592_001 }],
    ['a push interval below zero', { pushIntervalSeconds: -1 }],
    ['a push interval over a month', { pushIntervalSeconds: 2_592_001 }],
    ['a verification under a minute', { payPasswordVerifiedSeconds: 59 }],
    ['a verification over a day', { payPasswordVerifiedSeconds: 86_401 }],
    ['a price below zero', { publishRightMonthCents: -1 }],
    ['a price of part cents', { replyRightMonthCents: 0.5 }],
    ['a price above ten million dollars', { homeAdWeekCents: 1_000_000_001 }],
    ['a factor of nothing', { adDoubleFactorBasisPoints: 0 }],
    ['a factor that makes it dearer', { adFivefoldFactorBasisPoints: 10_001 }],
    ['a package without clicks', { categoryAdPackageClicks: 0 }],
    ['a package of more than a million clicks', { categoryAdPackageClicks: 1_000_001 }],
    ['a fee below zero', { goodsFeeBasisPoints: -1 }],
    ['a fee above half', { otcFeeBasisPoints: 5_001 }],
    ['a withdrawal fee of a whole bitcoin', { withdrawalFeeUnits: { BTC: 1e8, USDT: 0, LTC: 0 } }],
    ['a withdrawal fee below zero', { withdrawalFeeUnits: each(-1) }],
    ['no confirmation', { depositConfirmations: each(0) }],
    ['more than a thousand confirmations', { depositConfirmations: each(1_001) }],
    ['a floor below zero', { otcBuyPriceFloorBasisPoints: each(-1) }],
    ['a floor above the market', { otcSellPriceFloorBasisPoints: { ...each(0), USDT: 10_001 } }],
    ['a ceiling under the market', { otcBuyPriceCeilingBasisPoints: each(9_999) }],
    ['a ceiling of more than a hundred times the market', { otcBuyPriceCeilingBasisPoints: each(1_000_001) }],
  ])('%s is refused', (_, change) => {
    expect(accepts(change)).toBe(false)
  })

  test.each<[string, unknown, string]>([
    ['siteName', ' ', 'SETTING_NAME_INVALID'],
    ['siteName', 7, 'SETTING_NAME_INVALID'],
    ['siteStaticUrl', 'javascript:alert(1)', 'SETTING_ADDRESS_INVALID'],
    ['siteStaticUrl', 'x'.repeat(201), 'SETTING_ADDRESS_INVALID'],
    ['siteStaticUrl', null, 'SETTING_ADDRESS_INVALID'],
    ['ltcExplorerUrl', 'https://explorer.example/', 'SETTING_EXPLORER_INVALID'],
    ['btcExplorerUrl', 'javascript:alert({tx})', 'SETTING_EXPLORER_INVALID'],
    ['usdtExplorerUrl', 5, 'SETTING_EXPLORER_INVALID'],
    ['otcFiats', 'EUR', 'SETTING_INVALID'],
    ['otcFiats', 'USD  EUR', 'SETTING_INVALID'],
    ['otcFiats', 'USD eur', 'SETTING_INVALID'],
    ['themeBodyColor', 'red', 'SETTING_COLOR_INVALID'],
    ['themeHeaderColor', undefined, 'SETTING_COLOR_INVALID'],
    ['publishRightRequired', 1, 'SETTING_INVALID'],
    ['homeAdWeekCents', '2000', 'SETTING_INVALID'],
    ['homeAdWeekCents', -1, 'SETTING_INVALID'],
    ['homeAdWeekCents', 0.5, 'SETTING_INVALID'],
    ['homeAdWeekCents', 1_000_000_001, 'SETTING_INVALID'],
    ['withdrawalFeeUnits', 5, 'SETTING_INVALID'],
    ['withdrawalFeeUnits', { BTC: 1, LTC: 1 }, 'SETTING_INVALID'],
    ['withdrawalFeeUnits', each(2 ** 53), 'SETTING_INVALID'],
  ])('%s of %j is refused with a code of the catalogue', (key, value, code) => {
    const { error } = siteSettings.safeParse({ ...defaultSiteSettings, [key]: value })
    expect(new Set(error?.issues.map(({ message }) => message))).toEqual(new Set([code]))
  })

  test('every rule refuses with a code of the catalogue, whatever is given', () => {
    const said = Object.keys(siteSettings.shape).flatMap((key) =>
      [undefined, null, [], {}, -1, 0.5, 2 ** 60, '\u0000'].flatMap((value) => {
        const { error } = siteSettings.safeParse({ ...defaultSiteSettings, [key]: value })
        return error?.issues.map(({ message }) => message) ?? []
      }),
    )
    expect(said.filter((message) => !Object.hasOwn(ERRORS, message))).toEqual([])
  })

  test('blanks around a name and an address are not kept', () => {
    const { siteName, siteStaticUrl } = siteSettings.parse({
      ...defaultSiteSettings,
      siteName: ' Harbour ',
      siteStaticUrl: ' /static ',
    })
    expect([siteName, siteStaticUrl]).toEqual(['Harbour', '/static'])
  })

  test('a setting per currency names every currency', () => {
    expect(siteSettings.safeParse({ ...defaultSiteSettings, withdrawalFeeUnits: { BTC: 1, LTC: 1 } }).success).toBe(
      false,
    )
  })

  test.each<[string, Partial<SiteSettings>]>([
    [
      'shortest',
      { protectionSeconds: 60, autoOrderSettleSeconds: 60, pushIntervalSeconds: 0, payPasswordVerifiedSeconds: 60 },
    ],
    [
      'longest',
      {
        protectionSeconds: 31_536_000,
        autoOrderSettleSeconds: 2_592_000,
        pushIntervalSeconds: 2_592_000,
        payPasswordVerifiedSeconds: 86_400,
      },
    ],
    [
      'smallest',
      {
        siteName: 'x',
        themeId: 1,
        homeAdWeekCents: 0,
        adDoubleFactorBasisPoints: 1,
        categoryAdPackageClicks: 1,
        depositConfirmations: each(1),
        otcBuyPriceFloorBasisPoints: each(0),
        otcSellPriceFloorBasisPoints: each(0),
        otcBuyPriceCeilingBasisPoints: each(10_000),
      },
    ],
    [
      'largest',
      {
        siteName: 'x'.repeat(40),
        siteStaticUrl: '/'.padEnd(200, 'x'),
        ltcExplorerUrl: `https://explorer.example/{tx}`.padEnd(200, 'x'),
        themeId: 100,
        themeBodyColor: '#ABCDEF',
        homeAdWeekCents: 1_000_000_000,
        adFivefoldFactorBasisPoints: 10_000,
        categoryAdPackageClicks: 1_000_000,
        goodsFeeBasisPoints: 5_000,
        depositConfirmations: each(1_000),
        otcBuyPriceFloorBasisPoints: each(10_000),
        otcSellPriceFloorBasisPoints: each(10_000),
        otcBuyPriceCeilingBasisPoints: each(1_000_000),
      },
    ],
  ])('the %s values are accepted', (_, change) => {
    expect(accepts(change)).toBe(true)
  })

  test('the defaults are accepted, charge no fee and follow the specification', () => {
    expect(siteSettings.parse(defaultSiteSettings)).toEqual(defaultSiteSettings)
    expect(defaultSiteSettings).toEqual({
      registrationOpen: true,
      siteName: 'Jindu 津渡',
      siteStaticUrl: '',
      themeId: 1,
      themeBodyColor: '#f5f7f7',
      themeHeaderColor: '#ffffff',
      protectionSeconds: 1_296_000,
      promiseMaximumSeconds: 604_800,
      disputeResponseSeconds: 259_200,
      secondArbiterCents: 100_000,
      autoOrderSettleSeconds: 3_600,
      pushIntervalSeconds: 3_600,
      payPasswordVerifiedSeconds: 1_800,
      publishRightRequired: false,
      replyRightRequired: false,
      rightGraceSeconds: 604_800,
      publishRightRequiredFrom: 0,
      replyRightRequiredFrom: 0,
      publishRightMonthCents: 1_000,
      replyRightMonthCents: 500,
      adReviewRequired: false,
      homeAdWeekCents: 2_000,
      adDoubleFactorBasisPoints: 9_000,
      adFivefoldFactorBasisPoints: 8_000,
      categoryAdPackageCents: 1_000,
      categoryAdPackageClicks: 100,
      goodsFeeBasisPoints: 0,
      otcFeeBasisPoints: 0,
      otcFiats: 'USD EUR CNY GBP JPY',
      otcPayMinimumSeconds: 900,
      otcPayMaximumSeconds: 86_400,
      withdrawalFeeUnits: each(0),
      withdrawalMinimumUnits: { BTC: 1_000_000, USDT: 10_000, LTC: 1_000_000 },
      depositConfirmations: { BTC: 3, USDT: 12, LTC: 6 },
      depositsOpen: each(true),
      withdrawalsOpen: each(true),
      paymentsOpen: each(true),
      internalTransferReview: false,
      moneySettingsSecondMember: true,
      secondMemberFrom: 0,
      withdrawalWaitSeconds: 86_400,
      waitHoldsTrade: true,
      waitPurchaseCents: 10_000,
      withdrawalHourUnits: { BTC: 2e8, USDT: 100_000e6, LTC: 500e8 },
      withdrawalDayUnits: { BTC: 10e8, USDT: 500_000e6, LTC: 2_500e8 },
      hotFloorUnits: { BTC: 0, USDT: 0, LTC: 0 },
      hotCeilingUnits: { BTC: 0, USDT: 0, LTC: 0 },
      withdrawalAutoUnits: each(0),
      withdrawalSecondUnits: { BTC: 5e8, USDT: 300_000e6, LTC: 1_000e8 },
      payoutHourUnits: { BTC: 5e8, USDT: 500_000e6, LTC: 2_000e8 },
      payoutDayUnits: { BTC: 20e8, USDT: 2_000_000e6, LTC: 10_000e8 },
      btcExplorerUrl: '',
      ltcExplorerUrl: '',
      usdtExplorerUrl: '',
      otcSettleDemand: 'settles',
      otcBuyPriceFloorBasisPoints: each(5_000),
      otcSellPriceFloorBasisPoints: each(5_000),
      otcBuyPriceCeilingBasisPoints: each(15_000),
      otcBuyTotalMaximumUnits: { BTC: 10e8, USDT: 100_000e6, LTC: 1_000e8 },
      otcSellTotalMinimumUnits: { BTC: 20e8, USDT: 20e6, LTC: 20e8 },
      otcBuyMinimumLimitCents: each(200_000),
      otcSellMinimumLimitCents: each(1_000),
    })
  })
})

describe('getSitesConfig', () => {
  test('says the settings under the names of the specification', () => {
    expect(toSitesConfig(defaultSiteSettings, 0)).toEqual({
      site_name_chars: 'Jindu 津渡',
      site_static_chars: '',
      auto_order_settle_time: 3_600,
      release_power_requirement_chars: '0',
      reply_power_requirement_chars: '0',
      goods_release_chars: '10.00',
      goods_reply_chars: '5.00',
      index_ad_price_chars: '20.00',
      ad_discount_by_double_chars: '0.9000',
      ad_discount_by_fivefold_chars: '0.8000',
      category_ad_basic_price_chars: '10.00',
      category_ad_basic_number_chars: '100',
    })
  })

  test('flags are 1 when required, a whole factor is 1.0000', () => {
    const config = toSitesConfig(
      {
        ...defaultSiteSettings,
        publishRightRequired: true,
        replyRightRequired: true,
        adDoubleFactorBasisPoints: 10_000,
        adFivefoldFactorBasisPoints: 5,
      },
      0,
    )
    expect(config.release_power_requirement_chars).toBe('1')
    expect(config.reply_power_requirement_chars).toBe('1')
    expect(config.ad_discount_by_double_chars).toBe('1.0000')
    expect(config.ad_discount_by_fivefold_chars).toBe('0.0005')
  })
})
