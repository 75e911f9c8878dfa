/** The browser's offer to install the site, as it came. */
export const installOffer: { event: Event | null } = { event: null }
