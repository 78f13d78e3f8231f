/** Where the secret of a site's webhook belongs (`KeySeal`). */
export const webhookPlace = (siteId: string) => `webhook of site ${siteId}`
