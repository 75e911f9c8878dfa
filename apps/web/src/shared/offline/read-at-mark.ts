/** Attribute of `html`, set by the worker: unix milliseconds at which a page from the cache was read. */
export const READ_AT = 'data-read-at'
