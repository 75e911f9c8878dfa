/** The service worker, built from `src/worker`. */
export const WORKER = '/worker.js'
