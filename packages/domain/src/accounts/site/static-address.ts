const SEGMENT = String.raw`[\w.~%!$&'()*+,;=:@-]`
const LABEL = String.raw`[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?`
const SITE_PATH = new RegExp(String.raw`^(?:/${SEGMENT}+)+/?$`)
const ADDRESS = new RegExp(String.raw`^https?://${LABEL}(?:\.${LABEL})*(?::\d{1,5})?(?:/${SEGMENT}+)*/?$`, 'i')

/**
 * Whether old clients can load static files from it: empty for this site, a path of this site such as `/static`, or a whole
 * http(s) address without user, query and fragment, since names of files are put behind it.
 */
export function isStaticAddress(text: string): boolean {
  return text === '' || SITE_PATH.test(text) || ADDRESS.test(text)
}
