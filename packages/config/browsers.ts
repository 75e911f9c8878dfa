/**
 * The oldest browsers that the product's pages run in; Safari's number counts for iOS too. Builds target it, and
 * lint refuses newer APIs (`house/browser-floor`). Older browsers show a notice instead of running scripts that would
 * fail. Tailwind's style sheets need the same versions.
 */
export const BROWSER_FLOOR = { chrome: '111', edge: '111', firefox: '128', safari: '16.4' } as const

/** The same versions in the notation of esbuild, Vite and Lightning CSS. */
export const BROWSER_TARGETS: readonly string[] = Object.entries(BROWSER_FLOOR).map(([name, from]) => `${name}${from}`)

/**
 * ES5 expression, true from the floor on: Firefox 128 and Safari 16.4 added the first feature, Chrome 111 the second.
 */
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

/** Methods that are newer than the floor; their names occur nowhere else here. */
export const METHODS_ABOVE_FLOOR: Readonly<Record<string, readonly string[]>> = {
  Set: ['isSubsetOf', 'isSupersetOf', 'isDisjointFrom', 'symmetricDifference'],
  Map: ['getOrInsert', 'getOrInsertComputed'],
  Uint8Array: ['toBase64', 'toHex', 'setFromBase64', 'setFromHex'],
  Element: ['checkVisibility', 'moveBefore', 'setHTML'],
  HTMLElement: ['showPopover', 'hidePopover', 'togglePopover'],
  Document: ['startViewTransition', 'caretPositionFromPoint'],
}

/** Constructors and globals that are newer than the floor, or that one of its browsers lacks. */
export const GLOBALS_ABOVE_FLOOR: readonly string[] = [
  'requestIdleCallback',
  'scheduler',
  'Iterator',
  'CloseWatcher',
  'Highlight',
  'Temporal',
]
