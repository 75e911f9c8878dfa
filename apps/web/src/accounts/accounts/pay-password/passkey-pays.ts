import { lazyPart } from '../../../shared/parts/lazy-part.tsx'

/** Where a passkey is asked for in place of the pay password. Lazy: most accounts have none. */
export const PasskeyPays = lazyPart(async () => ({ default: (await import('./passkey-place.tsx')).PasskeyPlace }))
