import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'

const DOCUMENT_POLICY = [
  "default-src 'none'",
  "script-src 'nonce-{nonce}' 'strict-dynamic'",
  "style-src 'self' 'nonce-{nonce}'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self' {socket}",
  "manifest-src 'self'",
  // The service worker; there are no other workers.
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Responses other than pages may load and run nothing. */
const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

export function documentPolicy(nonce: string, socketOrigin: string): string {
  return DOCUMENT_POLICY.replaceAll('{nonce}', nonce).replace('{socket}', socketOrigin)
}

export function createNonce(): string {
  return randomBytes(16).toString('base64')
}

/** Sets the headers of every response; pages override the policy. */
export function securityHeaders(server: FastifyInstance, options: { https: boolean; subDomains: boolean }): void {
  const fixed: Record<string, string> = {
    'content-security-policy': DATA_POLICY,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(options.https
      ? { 'strict-transport-security': `max-age=31536000${options.subDomains ? '; includeSubDomains' : ''}` }
      : {}),
  }
  server.addHook('onRequest', (_request, reply: FastifyReply, done) => {
    reply.headers(fixed)
    done()
  })
}
