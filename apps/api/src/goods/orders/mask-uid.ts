/** A buyer as anybody may see them: `10****1`. */
export const maskUid = (uid: number): string => `${String(uid).slice(0, 2)}****${String(uid).slice(-1)}`
