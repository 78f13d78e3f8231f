/** Where the sandbox plays Gumroad, on our own server. */
export const sandboxPaths = { checkout: '/dev/checkout', sales: '/dev/sales', api: '/dev/gumroad/v2' } as const
/** What the adapter asks with; it opens nothing but the sandbox. */
export const sandboxToken = 'sandbox'
