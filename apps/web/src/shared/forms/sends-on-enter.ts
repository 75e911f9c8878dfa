/** Safari's key code for the key that ends a composition, sent after its end. */
const COMPOSING_KEY = 229

/** Whether a key press submits: Enter, unless it confirms a word of an input method (Chinese, Japanese). */
export const sendsOnEnter = ({
  key,
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'key' | 'isComposing' | 'keyCode'>): boolean =>
  key === 'Enter' && !isComposed({ isComposing, keyCode })

/** Whether a key press belongs to an input method. */
export const isComposed = ({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  isComposing || keyCode === COMPOSING_KEY
