/** `12.3%`; values that would round to zero become `<0.1%`. */
export const shareText = (basisPoints: number): string =>
  basisPoints < 5 ? '<0.1%' : `${(basisPoints / 100).toFixed(1)}%`
