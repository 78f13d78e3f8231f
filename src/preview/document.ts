/** Rules of the frame, word for word as docs and tests know them. An opaque origin even when opened directly. */
export const previewCsp =
  "sandbox allow-scripts; default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'unsafe-inline'; " +
  "img-src data: blob:; font-src 'self' data:; connect-src 'none'; form-action 'none'; base-uri 'none'; frame-src 'none'; " +
  "worker-src 'none'; object-src 'none'; frame-ancestors 'self'"

/**
 * Headers of /preview/frame. It must carry no Cross-Origin-Opener-Policy (a tab opened from the builder talks to its opener)
 * and no X-Frame-Options.
 * @param appOrigin the builder's origin when the frame is served from another one, such as `https://app.example`
 */
export function previewHeaders(appOrigin?: string): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': appOrigin
      ? previewCsp.replace("frame-ancestors 'self'", `frame-ancestors ${appOrigin}`)
      : previewCsp,
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
  }
}

/**
 * The document of /preview/frame: an empty shell that waits for its builder.
 * @param runtime the built script of `runtime/main.ts`
 * @param appOrigin the builder's origin when the frame is served from another one
 */
export function previewDocument(runtime: string, appOrigin = ''): string {
  const script = runtime.replace(/<\/(script)/gi, '<\\/$1').replace(/<!--/g, '<\\!--')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Preview</title>
</head>
<body><script data-app="${appOrigin.replace(/[&"<>]/g, '')}">${script}</script></body>
</html>
`
}
