interface InstallPrompt extends Event {
  readonly prompt: () => Promise<unknown>
}

let offered: InstallPrompt | null = null
const listeners = new Set<() => void>()

function become(next: InstallPrompt | null): void {
  offered = next
  for (const listener of listeners) listener()
}

const canPrompt = (event: Event): event is InstallPrompt => 'prompt' in event

/** The browser's offer to install the site. It comes once, early, and is kept for the page that has the button. */
export const installPrompt = {
  listen(): void {
    globalThis.addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault()
      if (canPrompt(event)) become(event)
    })
    globalThis.addEventListener('appinstalled', () => become(null))
  },
  isOffered: (): boolean => offered !== null,
  isOfferedOnServer: (): boolean => false,
  /** Asks the reader; an offer holds for one question. */
  async ask(): Promise<void> {
    const asked = offered
    become(null)
    await asked?.prompt()
  },
  watch: (changed: () => void): (() => void) => {
    listeners.add(changed)
    return () => listeners.delete(changed)
  },
}
