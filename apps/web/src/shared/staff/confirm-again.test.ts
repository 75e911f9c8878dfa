import { TRPCClientError } from '@trpc/client'
import { expect, it, vi } from 'vitest'
import { askWith, confirmedAgain } from './confirm-again.ts'

function refused(code: string): Error {
  const error = TRPCClientError.from(new Error(code))
  return Object.assign(error, { data: { httpStatus: 403, domain: { code, details: {} } } })
}

/** A call that is refused until the identity is proved. */
const guarded = (code = 'STAFF_CONFIRM_REQUIRED') =>
  vi.fn<() => Promise<string>>().mockRejectedValueOnce(refused(code)).mockResolvedValue('done')

it('is refused where nobody can be asked, where they decline, and where it is about something else', async () => {
  await expect(confirmedAgain(guarded())).rejects.toThrow('STAFF_CONFIRM_REQUIRED')
  const leave = askWith(() => Promise.resolve(false))
  const declined = guarded()
  await expect(confirmedAgain(declined)).rejects.toThrow('STAFF_CONFIRM_REQUIRED')
  expect(declined).toHaveBeenCalledOnce()
  leave()
  const ask = vi.fn<() => Promise<boolean>>().mockResolvedValue(true)
  const gone = askWith(ask)
  await expect(confirmedAgain(guarded('FORBIDDEN'))).rejects.toThrow('FORBIDDEN')
  expect(ask).not.toHaveBeenCalled()
  gone()
})

it('goes on once they did; the latest place asks, and the one below again when that has gone', async () => {
  const console = vi.fn<() => Promise<boolean>>().mockResolvedValue(true)
  const dialog = vi.fn<() => Promise<boolean>>().mockResolvedValue(true)
  const leave = askWith(console)
  const close = askWith(dialog)
  expect(await confirmedAgain(guarded())).toBe('done')
  expect([console.mock.calls.length, dialog.mock.calls.length]).toEqual([0, 1])
  close()
  expect(await confirmedAgain(guarded())).toBe('done')
  expect([console.mock.calls.length, dialog.mock.calls.length]).toEqual([1, 1])
  leave()
})
