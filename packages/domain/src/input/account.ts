import * as z from 'zod'
import { confirmationProblem, differenceProblem, ownFactProblem, passwordProblem } from '../accounts/passwords/index.ts'
import { accountRules } from '../rules/account.ts'
import { digestField, uidField, uidText } from './fields.ts'
import { judgedProse, judgedText, refuse, report } from './refuse.ts'
import { readsAsItIs, stripUnseen, trimUnseen } from './visible-text.ts'

const MAXIMUM_TYPED = 200
/** E-mail addresses are the longest facts. */
const MAXIMUM_FACT = 320

/** An existing password, as typed. */
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

/** The repetition of a new password. */
const confirmationText = z
  .string(refuse('PASSWORD_CONFIRMATION_MISMATCH'))
  .max(MAXIMUM_TYPED, { error: 'PASSWORD_CONFIRMATION_MISMATCH', abort: true })

/**
 * Publicly known facts about the account, as far as the form has them, and the site's name: new passwords must not
 * contain them.
 */
const ownFacts = z.array(z.string().max(MAXIMUM_FACT)).max(4).default([])

/** A new password and its repetition: one step of the register wizard, or a change. */
export const newPasswordForm = z
  .object({ password: newPasswordText, confirmation: confirmationText, own: ownFacts })
  .superRefine(({ password, confirmation, own }, context) => {
    report(context, ownFactProblem(password, own), 'password')
    report(context, confirmationProblem(password, confirmation), 'confirmation')
  })

/** The introducer of a new user: a uid as typed, or nothing. */
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

/** Input of a registration: three different digests. */
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

/** Digits of an authenticator, or letters and digits of a recovery code; typed blanks and hyphens are removed first. */
const TYPED_CODE = `\\d{${digits}}|[0-9a-z]{${recoveryGroups * groupCharacters}}`
/** A passkey assertion: credential id, authenticator data, client data and signature, each in base64url. */
const SIGNED = String.raw`passkey(?:\.[\w-]{1,${accountRules.passkey.longestPart}}){4}`
const FACTOR_CODE = new RegExp(`^(?:${TYPED_CODE}|${SIGNED})$`)
const PASSKEY_ANSWER = new RegExp(`^${SIGNED}$`)

/**
 * Whether a text has the form of a passkey's answer to a challenge: `passkey.ID.AUTHENTICATOR.CLIENT.SIGNATURE`.
 * @example
 * isPasskeyAnswer('passkey.a.b.c.d') // true
 * isPasskeyAnswer('123456') // false
 */
export const isPasskeyAnswer = (text: string): boolean => PASSKEY_ANSWER.test(text)

const LONGEST_PROOF = 'passkey'.length + 4 * (1 + accountRules.passkey.longestPart)

/**
 * A code of the second factor, as typed or sent; separators between its characters are removed. Alternatively a
 * passkey's answer to a challenge: `passkey.ID.AUTHENTICATOR.CLIENT.SIGNATURE`.
 */
export const factorCodeField = z
  .string(refuse('SECOND_FACTOR_REQUIRED'))
  .max(LONGEST_PROOF, refuse('SECOND_FACTOR_WRONG'))
  .transform((typed) =>
    typed.startsWith('passkey.')
      ? typed
      : typed
          .normalize('NFKC')
          .replaceAll(/[\s\p{Cf}-]/gu, '')
          .toLowerCase(),
  )
  .pipe(
    z
      .string()
      .min(1, { error: 'SECOND_FACTOR_REQUIRED', abort: true })
      .regex(FACTOR_CODE, refuse('SECOND_FACTOR_WRONG')),
  )

/** The login form of an account with a second factor, as typed. */
export const codeLoginForm = loginForm.extend({ otp: factorCodeField })

/** Forms that turn the second factor on and off, as typed: the login password, the first code, both. */
export const factorForms = {
  begin: z.object({ password: existingPasswordText }),
  confirm: z.object({ otp: factorCodeField }),
  prove: z.object({ password: existingPasswordText, otp: factorCodeField }),
} as const

const { nameCharacters, longestPart, longestAttestation } = accountRules.passkey
/**
 * Proof before a lasting step in an open session: the login password, and a code if the account has a second factor.
 */
export const ownProofInput = z.object({ password: digestField, otp: factorCodeField.optional() })

/** The same proof, as typed. */
export const ownProofForm = z.object({
  password: existingPasswordText,
  otp: z.union([z.literal('').transform(() => undefined), factorCodeField]),
})

const base64url = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest, refuse('TEXT_TOO_LONG'))
    .regex(/^[\w-]+$/)

/** The owner's name for a passkey. */
const passkeyNameField = z
  .string(refuse('PASSKEY_NAME_LENGTH'))
  .max(MAXIMUM_TYPED, { ...refuse('PASSKEY_NAME_LENGTH'), abort: true })
  .overwrite(trimUnseen)
  .min(1, refuse('PASSKEY_NAME_LENGTH'))
  .max(nameCharacters, refuse('PASSKEY_NAME_LENGTH'))
  .refine(readsAsItIs, refuse('TEXT_UNSEEN'))

/** Form that adds a passkey, as typed. */
export const passkeyForm = factorForms.prove.extend({ name: passkeyNameField })

/** A new passkey as the browser returns it (`PublicKeyCredential.toJSON`); other fields are ignored. */
export const newPasskeyInput = z.object({
  name: passkeyNameField,
  id: base64url(longestPart),
  clientDataJSON: base64url(longestPart),
  attestationObject: base64url(longestAttestation),
  transports: z.array(z.string().max(20)).max(10).default([]),
})

export const loginInput = z.object({ uid: uidField, password: digestField, otp: factorCodeField.optional() })

/** The freeze and unfreeze forms, as typed. */
export const freezeForm = z.object({
  uid: uidText,
  recoveryPassword: recoveryPasswordText,
  confirmed: z.literal(true, refuse('FREEZE_NOT_CONFIRMED')),
})

export const freezeInput = z.object({ uid: uidField, recoveryPassword: digestField })

/** The reset form, and the form that changes a login password, as typed. */
export const resetPasswordForm = z
  .object({
    uid: uidText,
    recoveryPassword: recoveryPasswordText,
    password: newPasswordText,
    confirmation: confirmationText,
    own: ownFacts,
  })
  .superRefine((form, context) => {
    report(context, differenceProblem({ login: form.password, recovery: form.recoveryPassword }), 'password')
    report(context, ownFactProblem(form.password, [String(form.uid), ...form.own]), 'password')
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
    own: ownFacts,
  })
  .superRefine((form, context) => {
    report(context, ownFactProblem(form.payPassword, form.own), 'payPassword')
    report(context, differenceProblem({ pay: form.payPassword, recovery: form.recoveryPassword }), 'payPassword')
    report(context, confirmationProblem(form.payPassword, form.confirmation), 'confirmation')
  })

export const payPasswordInput = z
  .object({ payPassword: digestField, recoveryPassword: digestField, otp: factorCodeField.optional() })
  .superRefine((input, context) => {
    report(context, differenceProblem({ pay: input.payPassword, recovery: input.recoveryPassword }), 'payPassword')
  })

/** The same dialog for an account with a second factor. */
export const codePayPasswordForm = payPasswordForm.safeExtend({ otp: factorCodeField })

const { minimumCharacters: shortestPhrase, maximumCharacters: longestPhrase } = accountRules.phrase

/**
 * The anti-phishing phrase by which an owner recognises the site: runs of blanks become one, and invisible characters
 * are refused.
 */
export const phraseField = judgedText(
  MAXIMUM_TYPED,
  { required: 'PHRASE_LENGTH', tooLong: 'PHRASE_LENGTH' },
  (text) => {
    const characters = Array.from(seen(text)).length
    return characters >= shortestPhrase && characters <= longestPhrase ? null : 'PHRASE_LENGTH'
  },
).transform(seen)

function seen(text: string): string {
  return stripUnseen(text.replaceAll(/[\p{Cc}\s]+/gu, ' ')).trim()
}

/** The verification box: the existing pay password, as typed. */
export const verifyPayPasswordForm = z.object({
  password: z
    .string(refuse('PAY_PASSWORD_REQUIRED'))
    .max(MAXIMUM_TYPED, refuse('PASSWORD_LENGTH'))
    .trim()
    .min(1, refuse('PAY_PASSWORD_REQUIRED')),
})

export const verifyPayPasswordInput = z.object({ password: digestField })

const { maximumNoteCharacters } = accountRules.people

/** A private note on another account; empty removes it. */
export const personNoteField = judgedProse(
  2 * maximumNoteCharacters,
  { required: 'PERSON_NOTE_TOO_LONG', tooLong: 'PERSON_NOTE_TOO_LONG' },
  (text) => (Array.from(text).length > maximumNoteCharacters ? 'PERSON_NOTE_TOO_LONG' : null),
)
