/** The browser's time zone. The server does not know it and renders UTC. */
export const zoneHere = (): string => (import.meta.env.SSR ? 'UTC' : Intl.DateTimeFormat().resolvedOptions().timeZone)
