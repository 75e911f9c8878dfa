import * as z from 'zod'
import { outsideRules } from '../rules/outside.ts'
import { ownProofForm, ownProofInput } from './account.ts'
import { refuse } from './refuse.ts'

const MAXIMUM_TYPED = 1_000

/** A single e-mail address: nothing that a mail header could take for several. */
export const mailAddressField = z
  .string(refuse('MAIL_ADDRESS_INVALID'))
  .max(MAXIMUM_TYPED, refuse('MAIL_ADDRESS_INVALID'))
  .trim()
  .max(outsideRules.mail.maximumAddress, refuse('MAIL_ADDRESS_INVALID'))
  .pipe(z.email(refuse('MAIL_ADDRESS_INVALID')))

/** A new mail address, with proof of the login password. */
export const mailAddressInput = ownProofInput.extend({ address: mailAddressField })

/** The form as typed. */
export const mailAddressForm = ownProofForm.extend({ address: mailAddressField })

/** The digits that a mail carried. */
export const mailCodeField = z
  .string(refuse('MAIL_CODE_WRONG'))
  .max(MAXIMUM_TYPED, refuse('MAIL_CODE_WRONG'))
  .transform((text) => text.normalize('NFKC').replaceAll(/[\s\p{Cf}]/gu, ''))
  .pipe(z.string().regex(/^\d{6}$/, refuse('MAIL_CODE_WRONG')))
