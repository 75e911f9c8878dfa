const SEGMENT = String.raw`[\w.~%!$&'()*+,;=:@-]`
const LABEL = String.raw`[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?`
const SITE_PATH = new RegExp(String.raw`^(?:/${SEGMENT}+)+/?$`)
const ADDRESS = new RegExp(String.raw`^https?://${LABEL}(?:\.${LABEL})*(?::\d{1,5})?(?:/${SEGMENT}+)*/?$`, 'i')

/**
 * Whether a text is a valid address of old clients' static files: empty for this site, a path of this site such as
 * `/static`, or an absolute http(s) URL. File names are appended to it, so it has no user info, query or fragment.
 */
export function isStaticAddress(text: string): boolean {
  return text === '' || SITE_PATH.test(text) || ADDRESS.test(text)
}
