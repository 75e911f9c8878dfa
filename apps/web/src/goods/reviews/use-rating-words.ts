import { useLingui } from '@lingui/react/macro'

type Five = readonly [string, string, string, string, string]

export interface RatingWords {
  /** One word for each rating, the least first. */
  readonly words: Five
  /** With the number of stars, as each star is named. */
  readonly names: Five
}

export function useRatingWords(): RatingWords {
  const { t } = useLingui()
  const words: Five = [t`Useless`, t`Poor`, t`All right`, t`Good`, t`Excellent`]
  const [one, two, three, four, five] = words
  return {
    words,
    names: [t`1 star: ${one}`, t`2 stars: ${two}`, t`3 stars: ${three}`, t`4 stars: ${four}`, t`5 stars: ${five}`],
  }
}
