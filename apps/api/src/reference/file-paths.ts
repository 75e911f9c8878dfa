import type { ErrorCode } from '@jindu/domain/errors'
import { rules } from '@jindu/domain/rules'
import { z } from 'zod'
import { attachment, uploadKind } from '../records/files/index.ts'
import type { Schema } from './json-schema.ts'
import { json, reference } from './schemas.ts'

const { $schema: _, ...stored } = z.toJSONSchema(attachment)

/** Additional schemas of the file routes. */
export const FILE_SCHEMAS: Readonly<Record<string, Schema>> = {
  Attachment: stored,
  FileRefusal: {
    type: 'object',
    required: ['error'],
    properties: {
      error: {
        type: 'object',
        required: ['code', 'details'],
        properties: {
          code: reference('schemas', 'ErrorCode'),
          details: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
        },
      },
    },
  },
}

const STATUSES: Readonly<Record<number, string>> = {
  400: 'No picture, or one that cannot be read',
  401: 'No session or token, or one that ended',
  403: 'Not for this caller, or a token without the scope',
  404: 'There is no such picture, or none for this caller',
  413: `The picture has ${rules.files.maximumMegabytes} MB or more`,
  429: 'Too often, or too many at once',
  500: 'A failure of the server',
  503: 'A part of the server does not work at the moment, or the answer took too long',
}
const refused = Object.fromEntries(
  Object.entries(STATUSES).map(([status, description]) => [
    status,
    { description, content: json(reference('schemas', 'FileRefusal')) },
  ]),
)

const named = (description: string, schema: Schema) => ({
  name: 'name',
  in: 'path',
  required: true,
  description,
  schema,
})
const picture = { schema: { type: 'string', format: 'binary' } }

/** The error body of the routes with one of these codes. */
const refusedWith = (codes: readonly ErrorCode[]) => ({
  description: codes.join(', '),
  content: json({
    allOf: [
      reference('schemas', 'FileRefusal'),
      { properties: { error: { properties: { code: { type: 'string', enum: codes } } } } },
    ],
  }),
})

/** The route itself refuses with these, before the procedure is asked. */
const OF_ROUTE: readonly ErrorCode[] = ['FILE_TOO_LARGE', 'UPLOADS_AT_ONCE']

/**
 * Files are uploaded and downloaded by plain HTTP routes, not by procedures.
 * @param upload the OpenAPI entry of the upload procedure
 * @param codes what the procedure refuses with
 */
export const filePaths = (upload: Schema, codes: readonly ErrorCode[]): Readonly<Record<string, Schema>> => ({
  // One path item, because OpenAPI forbids two paths that differ only in the parameter's name.
  '/files/{name}': {
    post: {
      ...upload,
      parameters: [named('what the picture is for', { type: 'string', enum: uploadKind.options })],
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: {
              type: 'object',
              required: ['image'],
              properties: { image: { type: 'string', format: 'binary' } },
            },
          },
        },
      },
      responses: {
        200: { description: 'Stored', content: json(reference('schemas', 'Attachment')) },
        '4XX': refusedWith([...codes, ...OF_ROUTE].toSorted()),
        default: { description: 'Any call may answer it', content: json(reference('schemas', 'FileRefusal')) },
      },
    },
    get: {
      operationId: 'files.get',
      tags: ['files'],
      summary: 'A picture; one that not everybody may see takes a session or a token with `own`',
      description: '获取图片；非公开的图片须有会话，或带 `own` 权限的令牌',
      'x-access': 'visitor',
      'x-scope': 'own',
      security: [{}, { token: [] }, { session: [] }],
      parameters: [
        named('the id that uploading it answered', { type: 'string', format: 'uuid' }),
        {
          name: 'w',
          in: 'query',
          required: false,
          description: 'as WebP of this width; whole when left out, and for moving pictures',
          schema: { type: 'integer', enum: rules.files.pictureWidths },
        },
      ],
      responses: {
        200: {
          description: 'The picture',
          content: { 'image/png': picture, 'image/jpeg': picture, 'image/gif': picture, 'image/webp': picture },
        },
        ...refused,
      },
    },
  },
})
