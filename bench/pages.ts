import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { findChromium } from '../scripts/find-chromium.ts'
import { freePort } from '../scripts/free-port.ts'
import { startProduct } from './product.ts'
import { median } from './summary.ts'

const PAGES = { home: '/', search: '/search', goods: '/goodsDetails?id=4' } as const
const LANGUAGES = ['en', 'zh-CN'] as const
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const PAGE_TARGETS = { performance: 97, others: 100, lcpMilliseconds: 2200, blockingMilliseconds: 100 }

interface PageFigures {
  readonly page: string
  readonly language: string
  /** Scores out of 100. */
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
  readonly lcpMilliseconds: number
  readonly blockingMilliseconds: number
  readonly layoutShift: number
  readonly kilobytes: number
  readonly reached: boolean
}

type Figures = Omit<PageFigures, 'page' | 'language' | 'reached'>

function figuresOf({ categories, audits }: Result): Figures {
  const score = (id: (typeof CATEGORIES)[number]) => Math.round((categories[id]?.score ?? 0) * 100)
  const value = (id: string) => audits[id]?.numericValue ?? 0
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMilliseconds: Math.round(value('largest-contentful-paint')),
    blockingMilliseconds: Math.round(value('total-blocking-time')),
    layoutShift: Number(value('cumulative-layout-shift').toFixed(3)),
    kilobytes: Math.round(value('total-byte-weight') / 1024),
  }
}

/** One look with Lighthouse's own phone: a new browser, simulated slow line and processor. */
async function look(url: string, language: string): Promise<Figures> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  })
  try {
    const answer = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      extraHeaders: { 'accept-language': language },
    })
    if (answer === undefined) throw new Error(`Lighthouse has no figures for ${url}`)
    return figuresOf(answer.lhr)
  } finally {
    await browser.close()
  }
}

/** The medians over the rounds, each figure by itself. */
function middle(looks: readonly Figures[]): Figures {
  const of = (pick: (figures: Figures) => number) => median(looks.map(pick))
  return {
    performance: of((each) => each.performance),
    accessibility: of((each) => each.accessibility),
    bestPractices: of((each) => each.bestPractices),
    seo: of((each) => each.seo),
    lcpMilliseconds: of((each) => each.lcpMilliseconds),
    blockingMilliseconds: of((each) => each.blockingMilliseconds),
    layoutShift: of((each) => each.layoutShift),
    kilobytes: of((each) => each.kilobytes),
  }
}

const reached = (figures: Figures): boolean =>
  figures.performance >= PAGE_TARGETS.performance &&
  Math.min(figures.accessibility, figures.bestPractices, figures.seo) >= PAGE_TARGETS.others &&
  figures.lcpMilliseconds <= PAGE_TARGETS.lcpMilliseconds &&
  figures.blockingMilliseconds <= PAGE_TARGETS.blockingMilliseconds

/**
 * Lighthouse (phone, simulated throttling) on home, search and goods in both languages, against a sandbox with demo data.
 *
 * @param rounds how often each page is looked at; the figures are medians
 */
export async function measurePages(rounds: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'jindu-pages-'))
  const product = await startProduct({ DATA_DIR: dataDir, DEMO_DATA: 'true', LOG_LEVEL: 'warn' })
  try {
    const looks = new Map<string, Figures[]>()
    // Round by round: a busy minute of the machine then falls on all pages alike.
    for (let round = 0; round <= rounds; round += 1) {
      for (const [page, path] of Object.entries(PAGES)) {
        for (const language of LANGUAGES) {
          const figures = await look(`http://127.0.0.1:${product.port}${path}`, language)
          // The first round warms the server up: it has compiled nothing and narrowed no picture yet.
          if (round > 0) looks.set(`${page} ${language}`, [...(looks.get(`${page} ${language}`) ?? []), figures])
        }
      }
    }
    const figures = [...looks].map(([name, measured]): PageFigures => {
      const [page = '', language = ''] = name.split(' ')
      const middled = middle(measured)
      return { page, language, ...middled, reached: reached(middled) }
    })
    console.table(figures)
    return { measuredAt: new Date().toISOString(), rounds, targets: PAGE_TARGETS, figures }
  } finally {
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
