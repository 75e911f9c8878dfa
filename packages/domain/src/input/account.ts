import * as z from 'zod'
import { confirmationProblem, differenceProblem, passwordProblem } from '../password/index.ts'
import { accountRules } from '../rules/account.ts'
import { digestField, uidField, uidText } from './fields.ts'
import { judgedText, refuse, report } from './refuse.ts'

const MAXIMUM_TYPED = 200

/** A password that exists already, as typed. */
export const existingPasswordText = z
  .string(refuse('PASSWORD_REQUIRED'))
  .max(MAXIMUM_TYPED, refuse('PASSWORD_LENGTH'))
  .trim()
  .min(1, refuse('PASSWORD_REQUIRED'))

/** A recovery password, as typed. */
export const recoveryPasswordText = z
  .string(refuse('RECOVERY_PASSWORD_REQUIRED'))
  .max(MAXIMUM_TYPED, refuse('PASSWORD_LENGTH'))
  .trim()
  .min(1, refuse('RECOVERY_PASSWORD_REQUIRED'))

/** A new password, as typed (marketplace.md §5). */
export const newPasswordText = judgedText(
  MAXIMUM_TYPED,
  { required: 'PASSWORD_REQUIRED', tooLong: 'PASSWORD_LENGTH' },
  passwordProblem,
)

/** A new password again. */
const confirmationText = z
  .string(refuse('PASSWORD_CONFIRMATION_MISMATCH'))
  .max(MAXIMUM_TYPED, { error: 'PASSWORD_CONFIRMATION_MISMATCH', abort: true })

/** A new password and its repetition: one step of the register wizard, or a change. */
export const newPasswordForm = z
  .object({ password: newPasswordText, confirmation: confirmationText })
  .superRefine(({ password, confirmation }, context) => {
    report(context, confirmationProblem(password, confirmation), 'confirmation')
  })

/** Who brought the newcomer: a uid as typed, or nothing. */
export const introducerText = z.union([z.literal('').transform(() => undefined), uidText])

/** All three steps of the register wizard, as typed (marketplace.md §5 "Register"). */
export const registerForm = z
  .object({
    loginPassword: newPasswordText,
    payPassword: newPasswordText,
    recoveryPassword: newPasswordText,
    introducer: introducerText.optional(),
  })
  .superRefine((form, context) => {
    const { loginPassword: login, payPassword: pay, recoveryPassword: recovery } = form
    const code = differenceProblem({ login, pay, recovery })
    report(context, code, code === 'LOGIN_EQUALS_PAY_PASSWORD' ? 'payPassword' : 'recoveryPassword')
  })

/** What registers: three digests that differ. */
export const registerInput = z
  .object({
    loginPassword: digestField,
    payPassword: digestField,
    recoveryPassword: digestField,
    introducer: uidField.optional(),
    referrer: z.string().max(500, refuse('TEXT_TOO_LONG')).optional(),
  })
  .superRefine((input, context) => {
    const { loginPassword: login, payPassword: pay, recoveryPassword: recovery } = input
    report(context, differenceProblem({ login, pay, recovery }))
  })

/** The login form, as typed. */
export const loginForm = z.object({ uid: uidText, password: existingPasswordText })

const { digits, recoveryGroups, groupCharacters } = accountRules.secondFactor

/** Digits of an authenticator, or letters and digits of a recovery code; blanks and hyphens are what people type between. */
const FACTOR_CODE = new RegExp(`^(?:\\d{${digits}}|[0-9a-z]{${recoveryGroups * groupCharacters}})$`)
const LONGEST_TYPED_CODE = 40

/** A code of the second factor, as typed or sent: what stands between its characters goes. */
export const factorCodeField = z
  .string(refuse('SECOND_FACTOR_REQUIRED'))
  .max(LONGEST_TYPED_CODE, refuse('SECOND_FACTOR_WRONG'))
  .transform((typed) => typed.replaceAll(/[\s-]/g, '').toLowerCase())
  .pipe(
    z
      .string()
      .min(1, { error: 'SECOND_FACTOR_REQUIRED', abort: true })
      .regex(FACTOR_CODE, refuse('SECOND_FACTOR_WRONG')),
  )

/** The login form of an account with a second factor, as typed. */
export const codeLoginForm = loginForm.extend({ otp: factorCodeField })

/** What turns the second factor on and off, as typed: the login password, the first code, both. */
export const factorForms = {
  begin: z.object({ password: existingPasswordText }),
  confirm: z.object({ otp: factorCodeField }),
  prove: z.object({ password: existingPasswordText, otp: factorCodeField }),
} as const

export const loginInput = z.object({ uid: uidField, password: digestField, otp: factorCodeField.optional() })

/** The freeze and unfreeze forms, as typed. */
export const freezeForm = z.object({
  uid: uidText,
  recoveryPassword: recoveryPasswordText,
  confirmed: z.literal(true, refuse('FREEZE_NOT_CONFIRMED')),
})

export const freezeInput = z.object({ uid: uidField, recoveryPassword: digestField })

/** The reset page and the change of a login password, as typed. */
export const resetPasswordForm = z
  .object({
    uid: uidText,
    recoveryPassword: recoveryPasswordText,
    password: newPasswordText,
    confirmation: confirmationText,
  })
  .superRefine((form, context) => {
    report(context, differenceProblem({ login: form.password, recovery: form.recoveryPassword }), 'password')
    report(context, confirmationProblem(form.password, form.confirmation), 'confirmation')
  })

export const resetPasswordInput = z
  .object({ uid: uidField, recoveryPassword: digestField, password: digestField })
  .superRefine((input, context) => {
    report(context, differenceProblem({ login: input.password, recovery: input.recoveryPassword }), 'password')
  })

/** The dialog that sets or changes the pay password, as typed. */
export const payPasswordForm = z
  .object({
    payPassword: newPasswordText,
    confirmation: confirmationText,
    recoveryPassword: recoveryPasswordText,
  })
  .superRefine((form, context) => {
    report(context, differenceProblem({ pay: form.payPassword, recovery: form.recoveryPassword }), 'payPassword')
    report(context, confirmationProblem(form.payPassword, form.confirmation), 'confirmation')
  })

export const payPasswordInput = z
  .object({ payPassword: digestField, recoveryPassword: digestField, otp: factorCodeField.optional() })
  .superRefine((input, context) => {
    report(context, differenceProblem({ pay: input.payPassword, recovery: input.recoveryPassword }), 'payPassword')
  })

/** The same of an account with a second factor. */
export const codePayPasswordForm = payPasswordForm.safeExtend({ otp: factorCodeField })

/** The verification box: the pay password that exists, as typed. */
export const verifyPayPasswordForm = z.object({
  password: z
    .string(refuse('PAY_PASSWORD_REQUIRED'))
    .max(MAXIMUM_TYPED, refuse('PASSWORD_LENGTH'))
    .trim()
    .min(1, refuse('PAY_PASSWORD_REQUIRED')),
})

export const verifyPayPasswordInput = z.object({ password: digestField })
