import { cleanup, render, waitFor } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import Drawing from './cover/drawing.tsx'
import { coverText } from './cover/cover-text.ts'
import { ALL_FAMILIES } from './cover/families.tsx'
import { drawFrom } from './cover/seeded-random.ts'
import { GoodsCover } from './goods-cover.tsx'

const markup = (seed: number): string =>
  renderToStaticMarkup(
    <svg>
      <Drawing seed={String(seed)} title="楷书标题字体 2026" hint={undefined} />
    </svg>,
  )

describe('drawn covers', () => {
  it('are the same for the same goods, every time and everywhere', () => {
    for (let seed = 30_400; seed < 30_440; seed += 1) expect(markup(seed)).toBe(markup(seed))
  })

  it('differ between neighbours in a list', () => {
    for (let seed = 30_400; seed < 30_600; seed += 1) expect(markup(seed)).not.toBe(markup(seed + 1))
  })

  it('use every family', () => {
    const used = new Set(Array.from({ length: 400 }, (_, index) => drawFrom(String(index)).one(ALL_FAMILIES)))
    expect(used.size).toBe(ALL_FAMILIES.length)
  })

  it.each(['楷书标题字体 48', 'Foley Library 12', '99 / 24'])(
    'of “%s” carry no number, which would read as a price',
    (title) => {
      for (let seed = 0; seed < 400; seed += 1) {
        const drawn = renderToStaticMarkup(
          <svg>
            <Drawing seed={String(seed)} title={title} hint={undefined} />
          </svg>,
        )
        for (const [, words = ''] of drawn.matchAll(/<text[^>]*>([^<]*)</g)) expect(words).not.toMatch(/\d/)
      }
    },
  )

  it('hold no number that differs between engines by its last digits', () => {
    for (let seed = 0; seed < 100; seed += 1) expect(markup(seed)).not.toMatch(/\d\.\d{4,}/)
  })
})

describe('a drawn cover', () => {
  afterEach(cleanup)

  it('stays as the server drew it when the page comes alive', () => {
    const container = document.createElement('div')
    container.innerHTML =
      '<span class="goods-cover is-card"><svg viewBox="0 0 320 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><circle r="7"></circle></svg></span>'
    render(<GoodsCover seed={1} />, { container, hydrate: true })
    expect(container.querySelector('svg')?.innerHTML).toBe('<circle r="7"></circle>')
  })

  it('is drawn anew when the page was made here', async () => {
    const { container } = render(<GoodsCover seed={1} />)
    await waitFor(() => expect(container.querySelector('svg')?.childElementCount).toBeGreaterThan(0))
  })

  it('changes with the goods that stand in its place', async () => {
    const { container, rerender } = render(<GoodsCover seed={1} />)
    await waitFor(() => expect(container.querySelector('svg')?.childElementCount).toBeGreaterThan(0))
    const first = container.innerHTML
    rerender(<GoodsCover seed={2} />)
    await waitFor(() => expect(container.innerHTML).not.toBe(first))
  })
})

it('gives way to the cover the seller uploaded', () => {
  const html = renderToStaticMarkup(<GoodsCover seed={1} src="/files/7" alt="Box" />)
  expect(html).toMatch(/<img [^>]*src="\/files\/7"/)
  expect(html).not.toContain('<svg')
})

it('reads the first Chinese character and the first letter of a title', () => {
  expect(coverText('IDE 全产品授权密钥 12 个月')).toEqual({ han: '全', letter: 'I' })
  expect(coverText('foley library 1080')).toEqual({ han: undefined, letter: 'F' })
  expect(coverText('2026 / 12')).toEqual({ han: undefined, letter: undefined })
})
