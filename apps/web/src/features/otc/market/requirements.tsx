import { Plural, Trans } from '@lingui/react/macro'
import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Offer } from '../offer.ts'

type Name = keyof Offer['requirements']

function wordsOf(name: Name, asked: number): ReactNode {
  if (name === 'registerDays')
    return <Plural value={asked} one="Registered # day or more" other="Registered # days or more" />
  if (name === 'goodsTrade') return <Plural value={asked} one="# goods order or more" other="# goods orders or more" />
  if (name === 'otcTradeAmount')
    return <Plural value={asked} one="# fiat trade or more" other="# fiat trades or more" />
  return <Plural value={asked} one="At most # malicious mark" other="At most # malicious marks" />
}

const NAMES = ['registerDays', 'goodsTrade', 'otcTradeAmount', 'otcMaliciousTimes'] as const

/** What the owner asks of a taker, said before they try; the first that the reader does not meet is marked. */
export function Requirements({ offer }: { readonly offer: Offer }): ReactNode {
  const asked = NAMES.filter((name) => offer.requirements[name] > 0)
  if (asked.length === 0) return null
  return (
    <ul className="otc-requirements">
      {asked.map((name) => (
        <li key={name} className={offer.unmet === name ? 'text-negative' : undefined}>
          {offer.unmet === name ? (
            <X className="ic s" aria-hidden="true" />
          ) : (
            <Check className="ic s" aria-hidden="true" />
          )}
          <span>
            {wordsOf(name, offer.requirements[name])}
            {offer.unmet === name ? (
              <>
                {' '}
                <Trans>(you do not meet this)</Trans>
              </>
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  )
}
