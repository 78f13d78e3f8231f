/** Small words that give a language away. */
const tellTales: [language: string, words: string][] = [
  ['en', 'the and of to in for with your our is are we you on at from this that'],
  ['de', 'der die das und ist mit für wir sie ein eine auf zu im den von unsere nicht auch'],
  ['fr', 'le la les et des une un pour avec nous vous dans est sur votre notre du au aux'],
  ['es', 'el la los las y de una un para con nuestro su es en por del más que'],
  ['it', 'il lo gli e di una un per con nostro è nel della che più dei alla'],
  ['pt', 'o os as e de uma um para com nosso é em não do da mais que'],
  ['nl', 'de het een en van voor met ons onze is op je bij naar wij niet'],
  ['no', 'og i på til med for av er det en et vi du som fra ikke vår våre'],
  ['sv', 'och i på till med för av är det en ett vi du som från inte vår'],
  ['da', 'og i på til med for af er det en et vi du som fra ikke vores'],
]
const small = tellTales.map(([language, words]) => [language, new Set(words.split(' '))] as const)

/** The language that a text is most likely written in; English when it does not say. */
export function likelyLanguage(text: string): string {
  const seen =
    text
      .toLowerCase()
      .slice(0, 20_000)
      .match(/[\p{L}']+/gu) ?? []
  let best = { language: 'en', hits: 0 }
  for (const [language, words] of small) {
    const hits = seen.filter((word) => words.has(word)).length
    if (hits > best.hits) best = { language, hits }
  }
  return best.language
}
