/** `12.3%`; what would round to nothing is said to be less than the smallest. */
export const shareText = (basisPoints: number): string =>
  basisPoints < 5 ? '<0.1%' : `${(basisPoints / 100).toFixed(1)}%`
