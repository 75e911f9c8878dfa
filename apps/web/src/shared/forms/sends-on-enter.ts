/** What Safari gives the key that ends a composition, after the composition is over. */
const COMPOSING_KEY = 229

/** Whether a key sends what was typed: Enter, but not the one that takes a word from an input method (Chinese, Japanese). */
export const sendsOnEnter = ({
  key,
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'key' | 'isComposing' | 'keyCode'>): boolean =>
  key === 'Enter' && !isComposed({ isComposing, keyCode })

/** Whether a key belongs to an input method. */
export const isComposed = ({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  isComposing || keyCode === COMPOSING_KEY
