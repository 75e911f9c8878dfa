import { z } from 'zod'

const clientData = z.object({ challenge: z.string().max(200), origin: z.string().max(300) })

/** What a browser says of what it answers and from which page. */
export type ClientData = z.infer<typeof clientData>

/** Null for what is no client data. @param clientDataJSON base64url */
export function readClientData(clientDataJSON: string): ClientData | null {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    return clientData.safeParse(said).data ?? null
  } catch {
    return null
  }
}
