const ROBOTS = /bot\b|crawl|spider|slurp|lighthouse|preview|facebookexternalhit|headless|^curl|^wget|python-|^node|^$/i

/** Detects robots by their user agent. */
export const isRobot = (userAgent: string): boolean => ROBOTS.test(userAgent)
