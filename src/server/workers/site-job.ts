import { brotliCompress, constants, gzip } from 'node:zlib'
import { promisify } from 'node:util'
import { buildSite } from '#exporters/site/build-site.ts'
import type { SiteFile, SiteInput } from '#exporters/site/site-types.ts'
import type { BuiltFile } from '../files/built-file.ts'
import { drawIcon, drawShared, sizedPicture } from '../files/site-pictures.ts'
import { libraryCode } from '../library-code.ts'
import { cssOf } from '../tailwind.ts'
import { carriedFace } from '../typefaces/asked-subset.ts'

/** What of a site is data: everything else its building asks for is here. */
export type SiteOrder = Pick<SiteInput, 'name' | 'url' | 'pages' | 'badge'>

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
/** Text that is longer is packed with less patience. */
const patientBytes = 512 * 1024

/** Builds a site, with everything compressed that gets smaller. */
export async function siteJob(order: SiteOrder): Promise<BuiltFile[]> {
  const files = await buildSite({
    ...order,
    css: cssOf,
    library: libraryCode,
    typeface: carriedFace,
    picture: sizedPicture,
    icon: drawIcon,
    shared: drawShared,
  })
  return Promise.all(files.map(async (file) => ({ ...file, copies: await copiesOf(file) })))
}

async function copiesOf({ type, content }: SiteFile): Promise<BuiltFile['copies']> {
  if (!/^(?:text\/|application\/(?:xml|json)|image\/svg)/.test(type)) return []
  const quality = content.length > patientBytes ? 6 : 11
  const copies = [
    {
      encoding: 'br' as const,
      content: await brotli(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      }),
    },
    { encoding: 'gzip' as const, content: await gzipped(content, { level: 9 }) },
  ]
  return copies
    .filter((copy) => copy.content.length < content.length * 0.95)
    .map((copy) => ({ encoding: copy.encoding, content: new Uint8Array(copy.content) }))
}
