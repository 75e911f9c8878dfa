const BADGE = /^\(\d+\+?\) /

/**
 * Shows the number of unread messages before the tab's title.
 * @param shown text of the bell's count; empty for none
 * @returns a function that removes it
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
