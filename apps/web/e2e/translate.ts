import type { Page } from '@playwright/test'

/** Runs in the browser: replaces each translatable text node by a font element, now and whenever one is added. */
function translateAlways(): void {
  const skipped = 'script, style, textarea, font, [translate="no"], svg'
  const wrap = (text: Text): void => {
    const { parentElement: parent } = text
    if (parent === null || text.data.trim() === '' || parent.closest(skipped) !== null) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    // Keeps the words, so that the test finds them; a stale text then shows that React could not update it.
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

/** Simulates Google Translate on the open page from here on. */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(translateAlways)
}
