import type { FastifyReply, FastifyRequest } from 'fastify'
import { createNonce } from '../platform/pages/security-headers.ts'
import { plainPage, plainPagePolicy } from '../platform/pages/plain-page.ts'

const RETRY_SECONDS = '5'

const WORDS = {
  away: {
    title: 'Back in a moment · 稍后恢复',
    en: 'The site cannot be reached completely just now. No money moves meanwhile. Please load the page again in a few seconds.',
    zh: '网站暂时无法完整访问，期间不会有任何资金变动。请过几秒刷新页面。',
  },
  busy: {
    title: 'Too many requests · 请求过于频繁',
    en: 'Too many pages were asked for from your network within a minute. Please load the page again in a minute.',
    zh: '您所在的网络一分钟内请求过多。请一分钟后刷新页面。',
  },
  broken: {
    title: 'Something went wrong · 出错了',
    en: 'This page could not be made. Please load it again; the number below helps whoever looks for the reason.',
    zh: '页面无法生成。请刷新重试；下面的编号有助于查找原因。',
  },
} as const

/** The error page for failed rendering; it needs no database. */
export function sendPageFailure(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  const nonce = createNonce()
  const words = status === 503 ? WORDS.away : status === 429 ? WORDS.busy : WORDS.broken
  const body = `<p lang="zh">${words.zh}</p><p>${words.en}</p><p><code>${request.id}</code></p>`
  if (status === 503) reply.header('retry-after', RETRY_SECONDS)
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', plainPagePolicy(nonce))
    .send(plainPage(nonce, { title: words.title, heading: words.title, body }))
}
