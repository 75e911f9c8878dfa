import { useState } from 'react'

/** Idempotency key of one intended money call: it stays the same during retries; call `next()` after success. */
export function useIdempotencyKey(): { key: string; next: () => void } {
  const [key, setKey] = useState(newKey)
  return { key, next: () => setKey(newKey()) }
}

/** A unique key. */
// randomUUID needs a secure context; a shop on plain http in a local network has none.
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
