const BADGE = /^\(\d+\+?\) /

interface AppIcon {
  setAppBadge?: (unread: number) => Promise<void>
}

/** The number on the installed app's icon; 0 removes it. Browsers may refuse for an app that is not installed. */
function showOnIcon(unread: number): void {
  const icon: AppIcon = navigator
  icon.setAppBadge?.(unread).catch(() => undefined)
}

/**
 * Shows the number of unread messages before the tab's title and on the app's icon.
 * @param shown text of the bell's count; empty for none
 * @returns a function that removes it
 */
export function showInTab(shown: string, unread: number): () => void {
  showOnIcon(unread)
  const write = (): void => {
    const plain = document.title.replace(BADGE, '')
    const title = shown === '' ? plain : `(${shown}) ${plain}`
    if (title !== document.title) document.title = title
  }
  write()
  const pages = new MutationObserver(write)
  pages.observe(document.head, { childList: true, subtree: true, characterData: true })
  return () => {
    pages.disconnect()
    showOnIcon(0)
  }
}
