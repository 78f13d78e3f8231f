import { createLibrary, type Library, type LibraryParts } from './library.ts'

/**
 * The library with Google as a provider, made when somebody first asks: the provider's addresses are looked up then,
 * so that a server starts without a network, and one that found the provider down tries again. Null: not to be had.
 */
export function googleLibrary(parts: LibraryParts): () => Promise<Library | null> {
  const { google } = parts.config
  if (!google) return async () => null
  let library: Promise<Library | null> | null = null
  return async () => {
    library ??= discovered(parts)
    const ready = await library
    if (!ready) library = null
    return ready
  }
}

async function discovered(parts: LibraryParts): Promise<Library | null> {
  const library = createLibrary(parts, parts.config.google)
  const { socialProviders } = await library.$context
  return socialProviders.some(({ id }) => id === 'google') ? library : null
}
