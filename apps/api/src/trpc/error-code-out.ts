import { ERRORS, isErrorCode, type ErrorCode } from '@jindu/domain/errors'
import { z } from 'zod'

/** A code of the catalogue: why something may not be done now. */
export const errorCodeOut = z
  .custom<ErrorCode>((value) => typeof value === 'string' && isErrorCode(value))
  .meta({ id: 'ErrorCode', type: 'string', enum: Object.keys(ERRORS), description: 'What is wrong; each has words' })
