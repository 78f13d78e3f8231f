import { pattern } from '#rules/pattern.ts'
import type { GenerationRequest } from '../types.ts'

const noun = pattern('iu')`
  (?<!\p{L})(?:photos?|photographs?|pictures?|images?|pics?|logos?|fotos?|fotograf\p{L}{1,6}|bild(?:er)?|fotografía|imagen|imágenes
  |imagem|imagens|immagin[ei]|afbeelding(?:en)?|foto['’]s|zdjęci[ea]|obraz|kuvan?|billede|bilden?)(?!\p{L})
`

/** What a picture is beside a message for when it is not to stand on the page itself. */
const model = pattern('iu')`
  (?<!\p{L})(?:colou?rs?|palette|tones?|shades?|style|mood|inspir\p{L}{1,8}|sketch|screenshot|mock-?up|wireframe|looks? like|like (?:this|in|on|the)
  |similar|based on|farben?|palette|stil|skizze|ähnlich|so wie|couleurs?|croquis|comme (?:cette|sur|dans)|colores?|boceto
  |como (?:esta|en)|colori|schizzo|cores|esboço|kleuren|schets|kolory|szkic)(?!\p{L})
`

/** Whether a picture of the request is to stand on the page itself, and not only to show how it should look. */
export function wantsPhoto({ prompt, pictures = [] }: GenerationRequest): boolean {
  return pictures.length > 0 && noun.test(prompt) && !model.test(prompt)
}
