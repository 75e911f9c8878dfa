const ORIGIN_FORM = /^\/(?!\/)/
/** No route and no page: two slashes would name another host. */
const NOWHERE = '/%2F'

/**
 * The path and query of a request line. Proxies send the absolute form (`GET http://host/path`), which every server
 * must accept (RFC 9112 §3.2.2); its host is ignored. Any other form maps to a path that does not exist.
 */
export function originForm(target = '/'): string {
  if (ORIGIN_FORM.test(target)) return target
  const absolute = /^https?:\/\/[^/?#]+/i.test(target) ? URL.parse(target) : null
  return absolute === null || absolute.pathname.startsWith('//') ? NOWHERE : absolute.pathname + absolute.search
}
