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
  if (asked === 0) return <Trans>No malicious mark</Trans>
  return <Plural value={asked} one="At most # malicious mark" other="At most # malicious marks" />
}

const NAMES = ['registerDays', 'goodsTrade', 'otcTradeAmount', 'otcMaliciousTimes'] as const

/** Whether a user misses a requirement. */
function isMissed(name: Name, asked: number, has: number): boolean {
  return name === 'otcMaliciousTimes' ? has > asked : has < asked
}

/** The owner's requirements for takers; those that the reader misses are marked, with the reader's own value. */
export function Requirements({ offer }: { readonly offer: Offer }): ReactNode {
  const { requirements, have } = offer
  const asked = NAMES.flatMap((name) => {
    const count = requirements[name]
    return count === null || (count === 0 && name !== 'otcMaliciousTimes') ? [] : [{ name, count }]
  })
  if (asked.length === 0) return null
  return (
    <ul className="otc-requirements">
      {asked.map(({ name, count }) => {
        const missed = have !== null && isMissed(name, count, have[name])
        return (
          <li key={name} className={missed ? 'text-negative' : undefined}>
            {missed ? <X className="ic s" aria-hidden="true" /> : <Check className="ic s" aria-hidden="true" />}
            <span>
              {wordsOf(name, count)}
              {missed ? (
                <>
                  {' '}
                  <Trans>(you have {have[name]})</Trans>
                </>
              ) : null}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
