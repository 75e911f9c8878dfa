import { CLIPBOARDS } from '../src/shared/rich-text/pasted.test-data.ts'
import { logInQuietly, registerQuietly } from './calls.ts'
import { expect, test, type Page } from './product.ts'

/** Pastes as the clipboard of another program holds it. */
const paste = (page: Page, html: string): Promise<void> =>
  page.locator('.ProseMirror').evaluate((editor, given) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', given)
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)

/** The editor's content in the notation of the clipboard samples: alignment, lists, and the marks of each text run. */
const shown = (page: Page): Promise<readonly string[]> =>
  page.locator('.ProseMirror').evaluate((editor) => {
    const names: Readonly<Record<string, string>> = {
      STRONG: 'bold',
      EM: 'italic',
      U: 'underline',
      S: 'strike',
      A: 'link',
      UL: 'bulletList>',
      OL: 'orderedList>',
    }
    const above = (node: Node, until: Element): string[] => {
      const over: string[] = []
      for (let at = node.parentElement; at !== null && at !== until; at = at.parentElement)
        over.unshift(names[at.tagName] ?? '')
      return over.filter((name) => name !== '')
    }
    return [...editor.querySelectorAll('p,h1,h2,h3,pre')].map((line) => {
      const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
      const pieces: string[] = []
      while (texts.nextNode() !== null) {
        const marks = above(texts.currentNode, line).toSorted().join(' ')
        pieces.push(
          marks === '' ? (texts.currentNode.nodeValue ?? '') : `${marks}:${texts.currentNode.nodeValue ?? ''}`,
        )
      }
      const side = /rt-align-(\w+)/.exec(line.className)?.[1]
      const kind = line.tagName.startsWith('H') ? 'heading: ' : side === undefined ? '' : `${side}: `
      const lists = above(line, editor).join('')
      return `${lists === '' ? '' : `${lists} `}${kind}${pieces.join('|').replaceAll('\u00A0', ' ')}`.trimEnd()
    })
  })

for (const { from, html, lines } of CLIPBOARDS)
  test(`text pasted from ${from} keeps its looks, lists and sides under the content policy, and gains none`, async ({
    reader,
  }) => {
    const { page, context, says } = await reader({ locale: 'en' })
    await logInQuietly(context, await registerQuietly(context))
    await page.goto('/personal/myAD/editAd')
    await expect(page.getByRole('textbox', { name: says('Content'), exact: true })).toBeVisible()
    await paste(page, html)
    // Below a list or a table the editor keeps a line to go on in.
    const said = async () => (await shown(page)).filter((line, at, all) => line !== '' || at < all.length - 1)
    await expect.poll(said).toEqual(lines)
  })
