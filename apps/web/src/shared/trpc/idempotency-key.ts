import { useState } from 'react'

/**
 * The key under which one intended money call runs at most once: it stays the same while the reader tries again,
 * and `next()` is called once the call is through.
 */
export function useIdempotencyKey(): { key: string; next: () => void } {
  const [key, setKey] = useState(newKey)
  return { key, next: () => setKey(newKey()) }
}

/** A key that nobody else has. */
// randomUUID needs a secure context; a shop on plain http in a local network has none.
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
