/** JSON Schema of draft 2020-12, as OpenAPI 3.1 reads it. */
export type Schema = Readonly<Record<string, unknown>>

export const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null
