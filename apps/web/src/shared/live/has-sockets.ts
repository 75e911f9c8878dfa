/** False in browsers without WebSockets, and where an extension or a policy took them away. */
export const hasSockets = (): boolean => typeof globalThis.WebSocket === 'function'
