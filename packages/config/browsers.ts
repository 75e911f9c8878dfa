/**
 * The oldest browsers that the product's pages run in; Safari's number counts for iOS too. Builds aim at it, lint refuses what it does
 * not know (`house/browser-floor`), and older browsers read a sentence in place of scripts that would fail. Tailwind's sheets need as much.
 */
export const BROWSER_FLOOR = { chrome: '111', edge: '111', firefox: '128', safari: '16.4' } as const

/** The same versions in the notation of esbuild, Vite and Lightning CSS. */
export const BROWSER_TARGETS: readonly string[] = Object.entries(BROWSER_FLOOR).map(([name, from]) => `${name}${from}`)

/** JavaScript of the fifth edition, true from the floor on: Firefox 128 brought the first, Safari 16.4 too, Chrome 111 the second. */
export const KNOWS_FLOOR = '"CSSPropertyRule" in window&&CSS.supports("color","color-mix(in srgb,red,red)")'

/** Static functions that one of the browsers got after the floor. */
export const STATICS_ABOVE_FLOOR: Readonly<Record<string, readonly string[]>> = {
  AbortSignal: ['any'],
  Array: ['fromAsync'],
  Error: ['isError'],
  Iterator: ['from', 'concat'],
  Map: ['groupBy'],
  Math: ['sumPrecise', 'f16round'],
  Object: ['groupBy'],
  Promise: ['withResolvers', 'try'],
  RegExp: ['escape'],
  Response: ['json'],
  URL: ['canParse', 'parse'],
  Uint8Array: ['fromBase64', 'fromHex'],
}

/** Methods that came after the floor, with names that nothing else here has. */
export const METHODS_ABOVE_FLOOR: Readonly<Record<string, readonly string[]>> = {
  Set: ['isSubsetOf', 'isSupersetOf', 'isDisjointFrom', 'symmetricDifference'],
  Map: ['getOrInsert', 'getOrInsertComputed'],
  Uint8Array: ['toBase64', 'toHex', 'setFromBase64', 'setFromHex'],
  Element: ['checkVisibility', 'moveBefore', 'setHTML'],
  HTMLElement: ['showPopover', 'hidePopover', 'togglePopover'],
  Document: ['startViewTransition', 'caretPositionFromPoint'],
}

/** Constructors and globals that came after the floor, or that one of its browsers lacks. */
export const GLOBALS_ABOVE_FLOOR: readonly string[] = [
  'requestIdleCallback',
  'scheduler',
  'Iterator',
  'CloseWatcher',
  'Highlight',
  'Temporal',
]
