import { useLingui } from '@lingui/react/macro'
import { useState, type SubmitEvent } from 'react'
import type { ErrorCode } from '@jindu/domain/errors'
import { foldNumber } from '@jindu/domain/money'
import { codeText } from '../../shared/errors/failure-text.ts'
import { useFormFailures } from '../../shared/notify/form-failures.ts'
import { centsOf } from './cents-of.ts'
import type { SearchAddress } from './search-query.ts'

const DIGITS = /^\d*$/

type Name = 'uid' | 'goods_id' | 'min' | 'max'
const NAMES = ['min', 'max', 'uid', 'goods_id'] as const satisfies readonly Name[]

type Wrong = Partial<Record<Name, string>>

function problems(text: Readonly<Record<Name, string>>): Partial<Record<Name, ErrorCode>> {
  const found: Partial<Record<Name, ErrorCode>> = {}
  for (const name of ['uid', 'goods_id'] as const) if (!DIGITS.test(text[name])) found[name] = 'SEARCH_DIGITS_ONLY'
  for (const name of ['min', 'max'] as const) {
    if (text[name] !== '' && centsOf(text[name]) === undefined) found[name] = 'GOODS_PRICE_INVALID'
  }
  const [from = 0, to] = [centsOf(text.min), centsOf(text.max)]
  if (to !== undefined && from > to) found.max = 'SEARCH_PRICE_RANGE'
  return found
}

/** The typed filters: price, seller and goods id. Invalid input stays in its field, with the error below. */
export function useSideForm(address: SearchAddress, onChange: (next: SearchAddress) => void) {
  const { i18n } = useLingui()
  const failures = useFormFailures()
  const [wrong, setWrong] = useState<Wrong>({})

  const check = async (form: HTMLFormElement): Promise<void> => {
    const typed = new FormData(form)
    const text: Record<Name, string> = { uid: '', goods_id: '', min: '', max: '' }
    for (const name of NAMES) {
      const value = typed.get(name)
      text[name] = typeof value === 'string' ? foldNumber(value).trim() : ''
    }
    const refused: Wrong = {}
    const codes = problems(text)
    for (const name of NAMES) {
      const code = codes[name]
      if (code !== undefined) refused[name] = await codeText(code, {}, i18n)
    }
    setWrong(refused)
    const words = Object.values(refused)
    if (words.length > 0) return failures(words)
    const { page: _page, uid: _uid, goods_id: _goodsId, min: _min, max: _max, ...rest } = address
    onChange({
      ...rest,
      ...(text.min === '' ? {} : { min: Number(text.min) }),
      ...(text.max === '' ? {} : { max: Number(text.max) }),
      ...(text.uid === '' ? {} : { uid: Math.min(Number(text.uid), Number.MAX_SAFE_INTEGER) }),
      ...(text.goods_id === '' ? {} : { goods_id: Math.min(Number(text.goods_id), Number.MAX_SAFE_INTEGER) }),
    })
  }

  return {
    wrong,
    /** Another URL resets the fields. */
    formKey: JSON.stringify([address.uid, address.goods_id, address.min, address.max]),
    send: (event: SubmitEvent<HTMLFormElement>): void => {
      event.preventDefault()
      void check(event.currentTarget)
    },
  }
}
