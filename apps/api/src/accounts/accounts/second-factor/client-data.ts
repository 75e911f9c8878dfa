import { z } from 'zod'

const clientData = z.object({ challenge: z.string().max(200), origin: z.string().max(300) })

/** WebAuthn client data: the challenge that the browser answers, and the page's origin. */
export type ClientData = z.infer<typeof clientData>

/** Null for malformed client data. @param clientDataJSON base64url */
export function readClientData(clientDataJSON: string): ClientData | null {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    return clientData.safeParse(said).data ?? null
  } catch {
    return null
  }
}
