export const siteNameMaxLength = 40
export const siteNameMinLength = 3

/** Names that the host uses itself, or that would look as if it did. */
const reserved = new Set(
  (
    'www app api admin administrator root mail smtp imap pop ftp ns ns1 ns2 dns mx status help support docs blog news about legal ' +
    'terms privacy security abuse report contact billing pay payment payments account accounts login signin signup register auth ' +
    'oauth sso id my dashboard console preview staging dev test testing demo beta cdn static assets media img images files ' +
    'download downloads internal intranet local localhost host server system webmail autoconfig autodiscover wpad isatap ' +
    'pages sites site shop store official team teams postmaster hostmaster webmaster noreply no-reply null undefined'
  ).split(' '),
)

/** Names that are imitated to steal passwords, and the words that go with that. */
const imitated = (
  'paypal google gmail apple icloud microsoft office365 outlook amazon netflix facebook instagram whatsapp linkedin ebay dhl ' +
  'fedex ups usps visa mastercard amex stripe coinbase binance metamask sparkasse volksbank chase wellsfargo hsbc barclays ' +
  'santander revolut klarna dropbox docusign github steam roblox'
).split(' ')
const luring = (
  'login signin secure security verify verification account support billing payment update unlock confirm wallet password ' +
  'auth help service refund bank'
).split(' ')

/** Why a site cannot be called so, whoever asks; null when it can. */
export function siteNameProblem(name: string): string | null {
  if (name.length < siteNameMinLength) return 'At least 3 letters or digits.'
  if (name.length > siteNameMaxLength) return `At most ${siteNameMaxLength} letters, digits and hyphens.`
  if (!/^[a-z0-9-]+$/.test(name)) return 'Use small letters, digits and hyphens.'
  if (name.startsWith('-') || name.endsWith('-')) return 'It begins and ends with a letter or a digit.'
  if (name.slice(2, 4) === '--') return 'Two hyphens after the second letter are kept for names in other scripts.'
  if (reserved.has(name)) return 'This name is kept for this host itself. Choose another one.'
  const words = name.split('-')
  const plain = words.join('')
  if (
    imitated.some(
      (one) => words.includes(one) || plain === one || (plain.includes(one) && one.length > 4 && lures(plain)),
    )
  )
    return 'This name could be mistaken for somebody else’s. Choose one of your own.'
  return null
}

const lures = (plain: string) => luring.some((one) => plain.includes(one))

/** A name for a site after what its project is called; it may be taken. */
export function suggestedSiteName(projectName: string): string {
  const plain = projectName
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ')
    .join('-')
    .slice(0, siteNameMaxLength)
  const name = plain.endsWith('-') ? plain.slice(0, -1) : plain
  if (siteNameProblem(name) === null) return name
  const longer = `my-${name}`.slice(0, siteNameMaxLength)
  return siteNameProblem(longer) === null ? longer : 'my-new-site'
}

/** A few names beside one that is taken. */
export const namesBeside = (name: string): string[] =>
  [`the-${name}`, `${name}-online`, `${name}-page`, `hello-${name}`].filter((one) => siteNameProblem(one) === null)
