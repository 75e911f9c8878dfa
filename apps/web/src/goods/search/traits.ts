import { useLingui } from '@lingui/react/macro'

/** Boolean filters of a list: their names in the URL and in the procedure's input. */
export const TRAITS = { stock: 'inStock', auto: 'automatic', rated: 'ratedWell' } as const
export type Trait = keyof typeof TRAITS
export const TRAIT_NAMES = ['stock', 'auto', 'rated'] as const satisfies readonly Trait[]

export type TraitAddress = { readonly [trait in Trait]?: 1 }

export const chosenTraits = (address: TraitAddress): Trait[] => TRAIT_NAMES.filter((trait) => address[trait] === 1)

/** Labels of these filters. */
export function useTraitWords(): Readonly<Record<Trait, string>> {
  const { t } = useLingui()
  return {
    stock: t({ message: 'In stock', context: 'filter' }),
    auto: t`Automatic delivery`,
    rated: t`Rated 4 or higher`,
  }
}
