import type { Page } from '@playwright/test'

/** What the browser runs: each text that may be translated is taken out of the page, with a font in its place, now and whenever one comes. */
function translateAlways(): void {
  const skipped = 'script, style, textarea, font, [translate="no"], svg'
  const wrap = (text: Text): void => {
    const { parentElement: parent } = text
    if (parent === null || text.data.trim() === '' || parent.closest(skipped) !== null) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    // The same words, so that the test finds them; what is stale then is what React could not change.
    inner.textContent = text.data
    outer.append(inner)
    parent.replaceChild(outer, text)
  }
  const wrapAll = (root: Node): void => {
    if (root instanceof Text) return wrap(root)
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    for (const text of texts) wrap(text)
  }
  wrapAll(document.body)
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target instanceof Text && target.isConnected) wrap(target)
      for (const node of addedNodes) if (node.isConnected) wrapAll(node)
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
}

/** From here on the open page is translated as Google Translate does it. */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(translateAlways)
}
