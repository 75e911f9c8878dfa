import { TOKEN_SCOPES, type TokenScope } from '@jindu/domain/accounts/access-tokens'
import { Checkbox } from '@jindu/ui/primitives/checkbox'
import { Field } from '@jindu/ui/primitives/field'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** Name and description of each scope. */
export const SCOPE_WORDS: Record<TokenScope, { readonly name: ReactNode; readonly allows: ReactNode }> = {
  market: {
    name: <Trans>Read the market</Trans>,
    allows: <Trans>Goods, offers, prices, reviews: what every visitor sees.</Trans>,
  },
  own: {
    name: <Trans>Read your account</Trans>,
    allows: <Trans>Your balances, orders, messages and chats, and what happens to them.</Trans>,
  },
  trade: {
    name: <Trans>Trade</Trans>,
    allows: <Trans>Buy and sell, confirm orders, publish goods and offers, write to others.</Trans>,
  },
  withdraw: {
    name: <Trans>Send money away</Trans>,
    allows: <Trans>Transfers to other users and withdrawals. Few programs need it.</Trans>,
  },
}

export interface ScopesFieldProps {
  readonly chosen: readonly TokenScope[]
  readonly problem: string | undefined
  readonly onChange: (chosen: readonly TokenScope[]) => void
}

export function ScopesField({ chosen, problem, onChange }: ScopesFieldProps): ReactNode {
  return (
    <Field label={<Trans>Permissions</Trans>} kind="group" error={problem}>
      <div className="flex flex-col gap-2.5">
        {TOKEN_SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            checked={chosen.includes(scope)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(TOKEN_SCOPES.filter((each) => (each === scope ? checked : chosen.includes(each))))
            }
          >
            {SCOPE_WORDS[scope].name}
            <span className="block text-13 text-ink-3">{SCOPE_WORDS[scope].allows}</span>
          </Checkbox>
        ))}
      </div>
    </Field>
  )
}
