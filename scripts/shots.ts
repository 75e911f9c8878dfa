import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { productOf } from '../apps/web/e2e/products.ts'
import startProducts from '../apps/web/e2e/start-product.ts'
import { findChromium } from './find-chromium.ts'
import { root } from './run-step.ts'
import { admit, type Admitted } from './pictures/admit.ts'
import { listScreens } from './pictures/list-screens.ts'
import { openWindows, SIZES, takeScreen } from './pictures/take-screen.ts'

// `pnpm shots [word ...]`: screenshots of every screen of the built product into shots/, such as
// `order-held-1440-zh-dark.png`. With words, only names that contain all of them (`pnpm shots order 390 zh`); commas in
// a word mean "or". The sizes 320, landscape and large (text at 200%) are taken only if a word names them
// (`pnpm shots 320,390,landscape`). SHOTS_ORIGIN uses a running sandbox.
const words = process.argv.slice(2).map((word) => word.split(','))
const folder = join(root, 'shots')
const named = SIZES.filter((size) => words.some((parts) => parts.includes(size)))
const looks = (named.length > 0 ? named : (['1440', '390'] as const)).flatMap((size) =>
  (['en', 'zh'] as const).flatMap((language) =>
    (['light', 'dark'] as const).map((theme) => ({ size, language, theme })),
  ),
)
const wanted = (name: string): boolean => words.every((parts) => parts.some((part) => name.includes(part)))

async function takeAll(origin: string): Promise<number> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  })
  try {
    const admitted: Admitted = await admit(browser, origin)
    const screens = await listScreens(admitted)
    let failed = 0
    for (const look of looks) {
      const pictures = screens
        .map((screen) => ({ screen, name: `${screen.name}-${look.size}-${look.language}-${look.theme}` }))
        .filter(({ name }) => wanted(name))
      const windows = openWindows(admitted, look)
      for (const { screen, name } of pictures) {
        const window = await windows.of(screen.who)
        const trouble = await takeScreen(window, screen, look, join(folder, `${name}.png`)).catch((error: unknown) => [
          String(error),
        ])
        failed += trouble.length
        process.stdout.write(`${name}.png\n${trouble.map((line) => `  ${line}\n`).join('')}`)
      }
      await windows.close()
    }
    return failed
  } finally {
    await browser.close()
  }
}

mkdirSync(folder, { recursive: true })
const running = process.env['SHOTS_ORIGIN']
const stop = running === undefined ? await startProducts({ workers: 1 }) : async () => undefined
try {
  const failed = await takeAll(running ?? productOf(0).origin)
  if (failed > 0) process.exitCode = 1
} finally {
  await stop()
}
