/** Inside the Android app, which stores what a page makes: its WebView cannot. */
interface AppBridge {
  /** @returns false where it could not be stored */
  readonly save: (name: string, type: string, base64: string) => boolean
}

const isBridge = (found: unknown): found is AppBridge => typeof found === 'object' && found !== null && 'save' in found

const base64Of = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCodePoint(byte)).join(''))

/** Hands a text to the browser as a file to keep. @param type of its content; by default JSON */
export function saveFile(name: string, text: string, type = 'application/json'): void {
  const bridge: unknown = Reflect.get(globalThis, 'JinduApp')
  if (isBridge(bridge) && bridge.save(name, type, base64Of(text))) return
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
