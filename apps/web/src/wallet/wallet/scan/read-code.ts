/** What the browser's own detector and its replacement have in common. */
export interface CodeDetector {
  readonly detect: (picture: ImageBitmapSource) => Promise<readonly { readonly rawValue: string }[]>
}

interface NativeDetector {
  new (options: { formats: ['qr_code'] }): CodeDetector
  getSupportedFormats: () => Promise<readonly string[]>
}

const isNative = (found: unknown): found is NativeDetector =>
  typeof found === 'function' && 'getSupportedFormats' in found

/** A detector of QR codes: the browser's, where it knows QR codes, else one that is loaded now. */
export async function openDetector(): Promise<CodeDetector> {
  const native: unknown = Reflect.get(globalThis, 'BarcodeDetector')
  // Chromium on some systems has the class, but no formats.
  if (isNative(native) && (await native.getSupportedFormats()).includes('qr_code'))
    return new native({ formats: ['qr_code'] })
  const { BarcodeDetector } = await import('qr/decode.js')
  return new BarcodeDetector({ formats: ['qr_code'] })
}

/**
 * Reads a picture or a frame of the camera.
 * @returns the text of its first code, at most `longest` characters of it; null without a code
 */
export async function readCode(
  detector: CodeDetector,
  picture: ImageBitmapSource,
  longest: number,
): Promise<string | null> {
  const [code] = await detector.detect(picture)
  const text = code?.rawValue.trim() ?? ''
  return text === '' ? null : text.slice(0, longest)
}
