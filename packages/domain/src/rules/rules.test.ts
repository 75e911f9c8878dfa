import { describe, expect, test } from 'vitest'
import { limitRules, rules, type LimitRule } from './index.ts'

describe('the constants are those of the specification', () => {
  test('accounts and sessions', () => {
    expect(rules.uid).toEqual({ first: 100_001, maximumDigits: 12 })
    expect(rules.password).toEqual({
      minimumCharacters: 6,
      maximumCharacters: 20,
      minimumKinds: 2,
      digestHexCharacters: 32,
    })
    expect(rules.payPassword).toEqual({ triesBeforeLock: 5, lockSeconds: 15 * 60 })
    expect(rules.session).toEqual({
      payPasswordVerifiedSeconds: 30 * 60,
      lifetimeSeconds: 30 * 86_400,
      longestSeconds: 90 * 86_400,
      maximumPerUser: 20,
    })
    expect(rules.loginThrottle).toEqual({ triesPerUid: 10, triesPerAddress: 50, windowSeconds: 900 })
    expect(rules.strangersTries).toEqual({ triesPer56: 40, triesPer48: 80, windowSeconds: 3_600 })
    expect(rules.knownDevice).toEqual({ mostAccounts: 5, keptSeconds: 365 * 86_400 })
    expect(rules.passkey).toEqual({
      maximum: 10,
      nameCharacters: 40,
      challengeSeconds: 180,
      openChallenges: 5,
      longestPart: 1_400,
      longestAttestation: 8_000,
    })
    expect(rules.failedTries).toEqual({ rows: 20, shownSeconds: 30 * 86_400 })
    expect(rules.redirectAfterPasswordChangeMilliseconds).toBe(1_000)
  })

  test('the site itself', () => {
    expect(rules.site).toEqual({
      name: { minimumCharacters: 1, maximumCharacters: 40 },
      staticAddress: { maximumCharacters: 200 },
      explorerAddress: { maximumCharacters: 200 },
    })
  })

  test('goods', () => {
    expect(rules.goods).toEqual({
      title: { wizardMinimumCharacters: 2, minimumCharacters: 8, maximumCharacters: 30 },
      description: { minimumVisibleCharacters: 10, maximumVisibleCharacters: 3_000 },
      shipment: { minimumVisibleCharacters: 10, maximumVisibleCharacters: 3_000 },
      richText: { maximumCharacters: 100_000, maximumImages: 20, fontSizesPixels: [14, 20, 36, 60, 100] },
      price: { decimals: 2, maximumCents: 100_000_000 },
      category: { maximumTitleCharacters: 30, homeShortcuts: 6 },
      sales: { maximumSpanDays: 1_096 },
      maximumAtOnce: 60,
      purchase: { minimumVolume: 1, maximumVolume: 10_000 },
      stock: {
        lowStock: 5,
        maximumLowStock: 100,
        maximumSecretCharacters: 2_000,
        maximumSecretsACall: 1_000,
        maximumCharactersACall: 200_000,
        maximumUnsold: 10_000,
        maximumUnitsAnOrder: 100,
        maximumCsvBytes: 2_000_000,
      },
      pushIntervalSeconds: 3_600,
      search: {
        maximumCharacters: 60,
        maximumRows: 100_000,
        priceBandCents: [500, 2_000, 5_000, 10_000, 50_000],
        suggestions: { words: 4, categories: 3, goods: 5 },
      },
    })
  })

  test('reviews', () => {
    expect(rules.review).toEqual({
      rating: { minimum: 1, maximum: 5 },
      wellTenths: 40,
      text: { minimumCharacters: 5, maximumCharacters: 1_000 },
      reply: { maximumCharacters: 1_000 },
      editSeconds: 7 * 86_400,
      hideReason: { maximumCharacters: 500 },
    })
    expect(limitRules.quotas.reviews.perAccount).toEqual([{ limit: 30, windowSeconds: 3_600 }])
  })

  test('limits: each kind has a bound for each address, and longer windows let less through', () => {
    expect(limitRules.rates.money.perAccount).toEqual([{ limit: 3_000, windowSeconds: 60 }])
    expect(limitRules.rates.money.perAddress).toEqual([{ limit: 6_000, windowSeconds: 60 }])
    expect(limitRules.efforts.registrations.perAddress).toEqual([{ limit: 20, windowSeconds: 3_600 }])
    const all: LimitRule[] = Object.values(limitRules).flatMap((kind) => Object.values(kind))
    for (const { perAccount, perAddress } of all) {
      expect(perAddress.length).toBeGreaterThan(0)
      for (const [shorter, longer] of [perAccount, perAddress].map(([first, second]) => [first, second])) {
        if (shorter === undefined || longer === undefined) continue
        expect(longer.windowSeconds).toBeGreaterThan(shorter.windowSeconds)
        expect(longer.limit / longer.windowSeconds).toBeLessThan(shorter.limit / shorter.windowSeconds)
      }
    }
  })

  test('trade protection lasts 15 days, and so does a hold before the arbiter sees it', () => {
    expect(rules.goodsOrder).toMatchObject({ protectionSeconds: 15 * 86_400, holdBeforeArbiterSeconds: 15 * 86_400 })
  })

  test('a dispute: three days to answer, a second arbiter from 1000 dollars, statements of 10 to 3000 characters', () => {
    expect(rules.dispute).toEqual({
      responseSeconds: 3 * 86_400,
      secondArbiterCents: 100_000,
      complaint: { maximumPerSide: 20 },
      proposal: { maximumPerSide: 20 },
      statement: { minimumCharacters: 10, maximumCharacters: 3_000, maximumFiles: 8, maximumPerSide: 20 },
      rulingReason: { maximumCharacters: 2_000 },
      readAfterEndSeconds: 30 * 86_400,
    })
  })

  test('wallet', () => {
    expect(rules.wallet).toEqual({
      chain: { finalBlocks: 100 },
      deposit: { confirmations: { BTC: 3, USDT: 12, LTC: 6 }, maximumAddressesPerCurrency: 50 },
      withdrawal: {
        inputDecimals: 5,
        minimumUnits: { BTC: 1_000_000, USDT: 10_000, LTC: 1_000_000 },
        maximumAddressCharacters: 128,
        maximumRemarkCharacters: 200,
        maximumBookAddresses: 50,
        maximumLabelCharacters: 40,
        waitSeconds: 86_400,
        waitPurchaseCents: 10_000,
        hourUnits: { BTC: 2e8, USDT: 100_000e6, LTC: 500e8 },
        dayUnits: { BTC: 10e8, USDT: 500_000e6, LTC: 2_500e8 },
        autoUnits: { BTC: 0, USDT: 0, LTC: 0 },
        secondUnits: { BTC: 5e8, USDT: 300_000e6, LTC: 1_000e8 },
      },
      payout: {
        hourUnits: { BTC: 5e8, USDT: 500_000e6, LTC: 2_000e8 },
        dayUnits: { BTC: 20e8, USDT: 2_000_000e6, LTC: 10_000e8 },
        feeRate: {
          BTC: { floor: 1_000, ceiling: 500_000, fallback: 20_000 },
          USDT: { floor: 1_000, ceiling: 500_000, fallback: 20_000 },
          LTC: { floor: 1_000, ceiling: 1_000_000, fallback: 20_000 },
        },
        bumpBasisPoints: 15_000,
        dustUnits: { BTC: 546, USDT: 1, LTC: 5_460 },
        changeDustUnits: { BTC: 294, USDT: 1, LTC: 2_940 },
        maximumInputs: 200,
        maximumAttempts: 10,
        stuckSeconds: 3_600,
      },
      breaker: { freshSeconds: 600 },
      writeOff: { confirmSeconds: 86_400 },
      alerts: { repeatSeconds: 3_600 },
      maximumExportedLines: 5_000,
      transferCurrencies: ['LTC', 'BTC'],
      purchaseCurrencies: ['LTC', 'BTC'],
      rightsCurrencies: ['BTC', 'USDT'],
      defaultTransferCurrency: 'LTC',
    })
  })

  test('OTC: floor 50%, buy total at most 10, sell total at least 20, minimum 2000 or 10 dollars', () => {
    expect(rules.otc).toMatchObject({
      priceFloorBasisPoints: 5_000,
      buyTotalMaximumUnits: { BTC: 10e8, USDT: 100_000e6, LTC: 1_000e8 },
      sellTotalMinimumUnits: { BTC: 20e8, USDT: 20e6, LTC: 20e8 },
      buyMinimumLimitCents: 200_000,
      sellMinimumLimitCents: 1_000,
      autoSettleSeconds: 3_600,
      latePaymentSeconds: 3_600,
      maximumRemarkCharacters: 500,
      maximumRequirement: 1_000_000,
      maximumPaymentMethods: 6,
    })
  })

  test('ads and rights', () => {
    expect(rules.ads).toEqual({
      title: { minimumCharacters: 3, maximumCharacters: 50 },
      contents: { maximumVisibleCharacters: 3_000 },
      home: { weekChoices: [2, 4, 8, 52], maximumWeeks: 5_200, secondsPerWeek: 7 * 86_400 },
      category: { packageChoices: [1, 2, 5, 10], maximumPackages: 100, maximumCategories: 20 },
      discount: { fullPriceUpTo: 2, doubleFactorUpTo: 5 },
      strip: { intervalMilliseconds: 5_000, items: 3, pages: 4 },
      click: { onceSeconds: 3_600, ownersAddressSeconds: 86_400 },
      statistics: { days: 30, maximumDays: 366 },
      defaultCurrency: 'LTC',
    })
    expect(rules.rights).toEqual({
      defaultMonths: 1,
      maximumMonths: 60,
      planMonths: [1, 3, 6, 12],
      secondsPerMonth: 30 * 86_400,
      remindDays: [7, 1],
      withdrawDays: { choices: [3, 14, 30], maximum: 3_650 },
      graceSeconds: 7 * 86_400,
    })
  })

  test('talk', () => {
    expect(rules.talk).toEqual({
      comment: { longerThanCharacters: 5, maximumCharacters: 3_000 },
      commentsOfOneSubject: { limit: 12, windowSeconds: 3_600 },
      reply: { maximumCharacters: 3_000 },
      feedback: { minimumTitleCharacters: 4, maximumTitleCharacters: 25, maximumContentsCharacters: 3_000 },
      chat: {
        maximumCharacters: 3_000,
        linesARead: 30,
        maximumLinesARead: 500,
        maximumSourceCharacters: 30_000,
        linesPerMinute: 40,
        opensPerHour: 30,
        searchedChats: 300,
        foundChats: 10,
        foundLines: 20,
        minimumSearchCharacters: 2,
        maximumSearchCharacters: 60,
        ordersWithEvents: 20,
      },
      told: { againAfterSeconds: 600 },
      notice: {
        minimumTitleCharacters: 2,
        maximumTitleCharacters: 80,
        maximumSummaryCharacters: 160,
        maximumContentsCharacters: 20_000,
        latestSecond: 253_402_300_799,
        turnMilliseconds: 8_000,
        maximumTurns: 6,
      },
      administratorSenderId: 0,
      staffJoinType: 1,
      noticeCategories: { announcements: 9_001, rules: 9_002, help: 9_003 },
      defaultNoticeTag: 9_002,
      userAgreementNoticeId: 5,
      privacyPolicyNoticeId: 6,
      sandboxNoticeId: 7,
    })
  })

  test('staff', () => {
    expect(rules.staff).toEqual({
      reason: { minimumCharacters: 3, maximumCharacters: 500 },
      nickName: { maximumCharacters: 32 },
      claimSeconds: 1_200,
      reportedContext: { lines: 10, reports: 20, warnings: 10 },
      figures: { days: 30, mostDays: 366 },
      rates: { mostHours: 24, confirmSeconds: 3_600 },
      settings: { confirmSeconds: 86_400 },
      members: { confirmSeconds: 86_400 },
      ledgerSearch: { mostDays: 92 },
      exports: { auditLines: 5_000, ledgerEntries: 2_000 },
      report: { maximumCharacters: 500 },
      arrangedCategories: 100,
      rows: 40,
    })
  })

  test('uploads stay under 32 MB and are jpeg, jpg, gif or png', () => {
    expect(rules.files).toEqual({
      maximumBytes: 32 * 1_024 * 1_024,
      maximumMegabytes: 32,
      maximumPixels: 25_000_000,
      maximumMegapixels: 25,
      imageTypes: ['image/jpeg', 'image/gif', 'image/png'],
      imageExtensions: ['jpeg', 'jpg', 'gif', 'png'],
      maximumAttachments: 20,
      pictureWidths: [160, 320, 480, 720, 960],
    })
  })

  test('pages', () => {
    expect(rules.pages).toEqual({
      options: [10, 20, 40, 60],
      maximumRows: 60,
      maximumPage: 100_000,
      maximumExportedRows: 3_000,
      rows: {
        list: 20,
        goods: 10,
        search: 20,
        goodsOrders: 20,
        feedback: 10,
        comments: 10,
        reviews: 10,
        messages: 20,
        messageTypes: 50,
        goodsChats: 30,
        ads: 20,
        categories: 35,
        categoryPickerSmall: 16,
        categoryPickerMedium: 20,
        categoryPickerLarge: 30,
        deposits: 10,
        withdrawals: 10,
        transfers: 10,
        transferList: 20,
        walletHistory: 20,
        otcMarket: 10,
        ownOffers: 10,
        otcOrders: 30,
        notices: 20,
      },
      choices: {
        default: [10, 20, 40, 60],
        orders: [20, 40, 60],
        messages: [20, 40, 60],
        walletHistory: [20, 40, 60],
        wallet: [10, 20, 40],
      },
    })
  })

  test('requests, live connection and screens', () => {
    expect(rules.request).toEqual({
      timeoutMilliseconds: 30_000,
      uploadTimeoutMilliseconds: 120_000,
      maximumJsonDepth: 64,
      duplicateGuardSeconds: 60,
      timestampWindowSeconds: 300,
      minimumIdempotencyKeyCharacters: 8,
      maximumIdempotencyKeyCharacters: 64,
      idempotencyKeptSeconds: 604_800,
    })
    expect(rules.live).toEqual({
      heartbeatMilliseconds: 2_500,
      reconnectMilliseconds: 3_000,
      newChatKind: 1,
      orderChangeKind: 6,
    })
    expect(rules.screen).toEqual({
      sendButtonResetMilliseconds: 100,
      chatRefreshMilliseconds: 100,
      priceInputDebounceMilliseconds: 500,
      amountInputDebounceMilliseconds: 1_000,
      formNotificationMilliseconds: 5_000,
      errorPageRedirectSeconds: 5,
      headerCarouselMilliseconds: 8_000,
    })
    expect(rules.time).toEqual({
      justNowSeconds: 30,
      relativeUpToSeconds: 2 * 86_400,
      countdownDaysFromSeconds: 2 * 86_400,
      countdownHoursFromSeconds: 3_600,
      urgentSeconds: 300,
      secondsTimestampDigits: 10,
    })
  })
})
