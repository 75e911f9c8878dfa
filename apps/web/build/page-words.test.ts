import { describe, expect, it } from 'vitest'
import { saidBy, wordsOf } from './page-words.ts'
import { graphWith } from './planted-graph.ts'

const routes = '/web/src/routes'
const split = '?tsr-split=component'
const says = (...ids: string[]) => ({ code: ids.map((id) => `say({ id: "${id}" })`).join('\n') })

const graph = graphWith({
  '/web/src/entry.tsx': { needs: ['/web/header.tsx', `${routes}/__root.tsx`, `${routes}/a.tsx`, `${routes}/b.tsx`] },
  '/web/header.tsx': { ...says('header'), loads: ['/web/menu.tsx'] },
  '/web/menu.tsx': says('menu'),
  [`${routes}/__root.tsx`]: says('siteTitle'),
  [`${routes}/a.tsx`]: { ...says('titleOfA'), loads: [`${routes}/a.tsx${split}`] },
  [`${routes}/a.tsx${split}`]: { ...says('a'), needs: ['/web/part.tsx', '/web/header.tsx'] },
  '/web/part.tsx': { ...says('part', 'menu'), loads: ['/web/dialog.tsx'] },
  '/web/dialog.tsx': says('dialog'),
  [`${routes}/b.tsx`]: { ...says('titleOfB'), loads: [`${routes}/b.tsx${split}`] },
  [`${routes}/b.tsx${split}`]: { ...says('b'), needs: ['/web/part.tsx'] },
})
const known = new Set(['header', 'menu', 'siteTitle', 'titleOfA', 'a', 'part', 'dialog', 'titleOfB', 'b'])

describe('the words of pages', () => {
  it('are the known ids among the texts of a module', () => {
    expect(saidBy('const x = { id: "part" }, y = `part`, z = "unknown", dialog = 1', known)).toEqual(['part'])
  })

  it('of the frame are what it draws at once and later, without the titles of pages', () => {
    expect(wordsOf(graph, known).frame).toEqual(new Set(['header', 'menu']))
  })

  it('of a page are its title, what it draws and what it can open, without those of the frame and of other pages', () => {
    const { pages } = wordsOf(graph, known)
    expect(pages.get('/a')).toEqual(new Set(['siteTitle', 'titleOfA', 'a', 'part', 'dialog']))
    expect(pages.get('/b')).toEqual(new Set(['siteTitle', 'titleOfB', 'b', 'part', 'dialog']))
  })
})
