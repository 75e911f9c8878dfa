import { installOffer } from './install-offer.ts'

interface InstallPrompt extends Event {
  readonly prompt: () => Promise<unknown>
}

const listeners = new Set<() => void>()

function become(next: Event | null): void {
  installOffer.event = next
  for (const listener of listeners) listener()
}

const canPrompt = (event: Event): event is InstallPrompt => 'prompt' in event

/** The browser's offer to install the site. It comes once, early: the entry keeps it for the page that has the button. */
export const installPrompt = {
  isOffered: (): boolean => installOffer.event !== null,
  isOfferedOnServer: (): boolean => false,
  /** Asks the reader; an offer holds for one question. */
  async ask(): Promise<void> {
    const asked = installOffer.event
    become(null)
    if (asked !== null && canPrompt(asked)) await asked.prompt()
  },
  watch: (changed: () => void): (() => void) => {
    const stop = new AbortController()
    listeners.add(changed)
    globalThis.addEventListener('beforeinstallprompt', become, { signal: stop.signal })
    globalThis.addEventListener('appinstalled', () => become(null), { signal: stop.signal })
    return () => {
      stop.abort()
      listeners.delete(changed)
    }
  },
}
