const ROBOTS = /bot\b|crawl|spider|slurp|lighthouse|preview|facebookexternalhit|headless|^curl|^wget|python-|^node|^$/i

/** Programs that read pages nobody looks at, by what they call themselves. */
export const isRobot = (userAgent: string): boolean => ROBOTS.test(userAgent)
