const BADGE = /^\(\d+\+?\) /

/**
 * Puts the number of unread messages before the title of the tab, whatever page names it.
 * @param shown as the bell shows it; empty for none
 * @returns what ends it
 */
export function showInTab(shown: string): () => void {
  const write = (): void => {
    const plain = document.title.replace(BADGE, '')
    const title = shown === '' ? plain : `(${shown}) ${plain}`
    if (title !== document.title) document.title = title
  }
  write()
  const pages = new MutationObserver(write)
  pages.observe(document.head, { childList: true, subtree: true, characterData: true })
  return () => pages.disconnect()
}
