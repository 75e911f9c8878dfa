import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { WHOLE_ADDRESS, type SearchAddress } from './search-query.ts'
import { TRAIT_NAMES, useTraitWords } from './traits.ts'

/** Only goods that are in stock, reach the buyer at once, or are rated well; several at a time. */
export function TraitChoice({ address, row }: { readonly address: SearchAddress; readonly row: string }): ReactNode {
  const words = useTraitWords()
  const heading = useId()
  const { page: _page, ...kept } = address
  return (
    <section aria-labelledby={heading} className="grid gap-1">
      <h2 id={heading} className="mb-1 text-14 font-semibold">
        <Trans>Show only</Trans>
      </h2>
      {TRAIT_NAMES.map((trait) => {
        const { [trait]: chosen, ...without } = kept
        const isChosen = chosen === 1
        return (
          <Link
            key={trait}
            to="/search"
            activeOptions={WHOLE_ADDRESS}
            search={isChosen ? without : { ...kept, [trait]: 1 }}
            resetScroll={false}
            aria-current={isChosen ? 'true' : undefined}
            className={row}
          >
            <span
              className={`grid size-4 flex-none place-items-center rounded-1 border ${isChosen ? 'border-ink bg-ink text-canvas' : 'border-field'}`}
            >
              {isChosen ? <Check className="size-3" strokeWidth={3} aria-hidden="true" /> : null}
            </span>
            {words[trait]}
          </Link>
        )
      })}
    </section>
  )
}
