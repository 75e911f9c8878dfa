import { fail } from '../../errors/index.ts'
import type { Money } from '../../money/index.ts'
import { adRules } from '../../rules/promotion.ts'
import type { SiteSettings } from '../site/index.ts'
import { tieredPrice, type AdDiscounts } from './tiered-price.ts'

export type HomeAdSettings = AdDiscounts & Pick<SiteSettings, 'homeAdWeekCents'>
export type CategoryAdSettings = AdDiscounts & Pick<SiteSettings, 'categoryAdPackageCents'>

/**
 * Price of a home ad (wallet-and-otc.md §9 "Ad periods").
 * @param weeks 1 to 5,200; the screens offer 2, 4, 8 and 52
 * @throws DomainError AD_WEEKS_INVALID
 * @example
 * formatUsd(homeAdPrice(4, defaultSiteSettings)) // '$72.00'
 */
export function homeAdPrice(weeks: number, settings: HomeAdSettings): Money<'USD'> {
  const bound = { maximum: adRules.home.maximumWeeks, refusal: 'AD_WEEKS_INVALID' } as const
  return tieredPrice(weeks, settings.homeAdWeekCents, settings, bound)
}

/**
 * Price of packages of clicks for a category ad (wallet-and-otc.md §9 "Category ad packages").
 * @param packages 1 to 100; the screens offer 1, 2, 5 and 10
 * @throws DomainError AD_PACKAGES_INVALID
 * @example
 * formatUsd(categoryAdPrice(10, defaultSiteSettings)) // '$80.00'
 */
export function categoryAdPrice(packages: number, settings: CategoryAdSettings): Money<'USD'> {
  const bound = { maximum: adRules.category.maximumPackages, refusal: 'AD_PACKAGES_INVALID' } as const
  return tieredPrice(packages, settings.categoryAdPackageCents, settings, bound)
}

/**
 * Clicks that packages buy.
 * @throws DomainError AD_PACKAGES_INVALID
 * @example
 * categoryAdClicks(10, defaultSiteSettings) // 1_000
 */
export function categoryAdClicks(packages: number, settings: Pick<SiteSettings, 'categoryAdPackageClicks'>): number {
  const maximum = adRules.category.maximumPackages
  if (!Number.isInteger(packages) || packages < 1 || packages > maximum) fail('AD_PACKAGES_INVALID', { maximum })
  return packages * settings.categoryAdPackageClicks
}

/**
 * End of a home ad that is bought or renewed now: a running one is extended from its end.
 * @param stopTime unix seconds of its present end, 0 when never bought
 * @param now unix seconds
 * @returns unix seconds
 * @throws DomainError AD_WEEKS_INVALID
 * @example
 * homeAdStopTime(0, 2, 1_760_000_000) // 1_761_209_600
 */
export function homeAdStopTime(stopTime: number, weeks: number, now: number): number {
  const { maximumWeeks, secondsPerWeek } = adRules.home
  if (!Number.isInteger(weeks) || weeks < 1 || weeks > maximumWeeks) fail('AD_WEEKS_INVALID', { maximum: maximumWeeks })
  return Math.max(now, stopTime) + weeks * secondsPerWeek
}
