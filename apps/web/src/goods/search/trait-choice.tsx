import { Checkbox } from '@jindu/ui/primitives/checkbox'
import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { startTransition, useId, useOptimistic, type ReactNode } from 'react'
import type { SearchAddress } from './search-query.ts'
import { chosenTraits, TRAIT_NAMES, useTraitWords, type Trait } from './traits.ts'

/** Only goods that are in stock, reach the buyer at once, or are rated well; several at a time. */
export function TraitChoice({ address, row }: { readonly address: SearchAddress; readonly row: string }): ReactNode {
  const words = useTraitWords()
  const heading = useId()
  const navigate = useNavigate()
  const { page: _page, stock: _stock, auto: _auto, rated: _rated, ...others } = address
  // The tick shows at once; the list follows when loaded.
  const [chosen, choose] = useOptimistic<readonly Trait[]>(chosenTraits(address))
  const toggle = (trait: Trait): void =>
    startTransition(async () => {
      const next = chosen.includes(trait) ? chosen.filter((one) => one !== trait) : [...chosen, trait]
      choose(next)
      const traits = Object.fromEntries(next.map((one) => [one, 1 as const]))
      await navigate({ to: '/search', search: { ...others, ...traits }, resetScroll: false })
    })
  return (
    <section aria-labelledby={heading} className="grid gap-1">
      <h2 id={heading} className="mb-1 text-14 font-semibold">
        <Trans>Show only</Trans>
      </h2>
      {TRAIT_NAMES.map((trait) => (
        <Checkbox key={trait} className={row} checked={chosen.includes(trait)} onChange={() => toggle(trait)}>
          {words[trait]}
        </Checkbox>
      ))}
    </section>
  )
}
