import { z } from 'zod'

const claims = z.object({
  email: z.string().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
  given_name: z.string().optional().catch(undefined),
  family_name: z.string().optional().catch(undefined),
})

/** What a provider's token says of a person. The library has checked its signature before it was stored. */
export function claimsOf(idToken: string | null): z.infer<typeof claims> {
  try {
    return claims.parse(JSON.parse(Buffer.from(idToken?.split('.')[1] ?? '', 'base64url').toString('utf8')))
  } catch {
    return {}
  }
}

/** First and last name, as far as the provider knows them. */
export function namesInToken(idToken: string | null): { firstName?: string; lastName?: string } {
  const { given_name: given, family_name: family, name } = claimsOf(idToken)
  const [first, ...rest] = (name ?? '').trim().split(/\s+/)
  return {
    ...named('firstName', given ?? first),
    ...named('lastName', family ?? (given ? undefined : rest.join(' '))),
  }
}

function named<Key extends string>(key: Key, value: string | undefined): { [K in Key]?: string } {
  const clean = value?.replaceAll('\0', '').trim().slice(0, 100)
  return (clean ? { [key]: clean } : {}) as { [K in Key]?: string }
}
