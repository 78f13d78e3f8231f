import type { Language } from '../types.ts'

/** What the reader must know of each language. Alternatives of regular expressions, longest first where it matters. */
export type Grammar = {
  articles: string
  /** between the page and its subject: 'a page FOR …' */
  forWords: string
  /** 'a bakery CALLED …' */
  called: string
  /** before a place */
  placeWords: string
  /** what ends the subject and begins a list of contents */
  withWords: string
  /** cues of a list inside longer prose: 'features such as' */
  listCues: string
  and: string
  /** nouns for the page itself */
  pages: string
  /** openings of a request */
  verbs: string
  /** openings of a clause about the subject: 'THAT draws graphs' */
  relative: string
  numbers: readonly string[]
  /** words that point at the person's own business: 'MY dog walking business' */
  own: string
  /** the language's own name in a request: 'in German', 'auf Deutsch' */
  asks: string
}

const pagesEn =
  'one-page landing page|one-page site|one-page website|one page website|one pager|one-pager|single-page website|' +
  'single page website|single-page site|landing page|landing-page|landingpage|home page|homepage|web page|webpage|' +
  'product page|product detail page|pricing page|coming soon page|coming-soon page|waiting list page|sales page|' +
  'portfolio website|portfolio site|portfolio page|portfolio|shop homepage|store homepage|online store homepage|' +
  'business website|company website|corporate website|web site|website|site|page|blog homepage|web app|' +
  'web application|mobile application|mobile app|mini-program|mini program|application|app|platform|screen|layout|' +
  'template|design|dashboard|online store|online shop|system|software|widget|login form|login page|docs|' +
  'documentation|flyer|microsite|h5 activity page|form'

export const grammar: Record<Language, Grammar> = {
  en: {
    articles: 'a|an|the|my|our|his|her|their|your|this|some',
    forWords: 'for selling|for|about|to sell|selling|to showcase|to promote|showcasing|promoting|of',
    called:
      'called|named|titled|entitled|by the name of|with the name|whose name is|branded as|branded|the name is|name:|brand:|brand name:',
    placeWords: 'in|on the island of|near|outside|based in|from|at',
    withWords:
      'with|including|includes|featuring|that has|that includes|which has|which includes|containing|showing|showcasing|listing',
    listCues:
      'functionalities such as|functionalities for|functionalities of|functionality for|functionality to|' +
      'functionality of|functions such as|functions for|features such as|features like|features including|such as|' +
      'elements that include|elements such as|sections such as|sections for|sections like|sections|modules|' +
      'the sections|pages like|pages such as|should include|should have|should contain|should display|must have|' +
      'must include|we need|i need|needs|include|includes|including|consisting of|featuring|containing|with',
    and: 'and|plus|as well as|&',
    pages: pagesEn,
    verbs:
      "please|can you|could you|would you|i want you to|i want|i need|i would like|i’d like|i'd like|we need|we want|" +
      "help me|help us|let’s|let's|create|make|build|design|generate|implement|develop|write|code|craft|draft|produce|" +
      'give|show|update and redesign|redesign|update|fix and optimize|fix|me|us|to|have',
    relative: 'that|which|who|where',
    numbers: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
    own: 'my|our',
    asks: 'in english|english language',
  },
  de: {
    articles:
      'ein|eine|einen|einem|einer|eines|der|die|das|den|dem|des|mein|meine|meinen|meiner|unser|unsere|unseren|unserer|kein',
    forWords: 'für|über|von|zum verkauf|zum',
    called: 'namens|genannt|mit dem namen|heißt|die sich|mit namen|name:',
    placeWords: 'in der|in den|im|in|am|an der|auf der|auf|aus|bei|nahe',
    withWords: 'mit|inklusive|inkl\\.|samt|einschließlich|sowie',
    listCues:
      'mit|inklusive|inkl\\.|samt|einschließlich|funktionen wie|bereiche|abschnitte|abschnitten|bestehend aus|soll enthalten|enthält|wie etwa|zum beispiel',
    and: 'und|sowie|plus|&',
    pages:
      'landing-page|landingpage|landing page|einseitige website|one-page-website|onepager|one-pager|website|webseite|' +
      'webpräsenz|webauftritt|internetseite|internetauftritt|homepage|startseite|seite|portfolio-website|portfolio|' +
      'onlineshop|online-shop|shop-startseite|blog|dashboard|app|produktseite|preisseite|anmeldeformular|' +
      'login-formular|formular|vereinsseite|hochzeitsseite|ankündigungsseite',
    verbs:
      'bitte|erstelle|erstellen sie|erstell|mach|mache|machen sie|baue|bau|bauen sie|gestalte|gestalten sie|entwirf|' +
      'entwerfe|entwickle|schreib|ich brauche|ich möchte|ich will|ich hätte gern|wir brauchen|wir möchten|mir|uns',
    relative: 'der|die|das|welche|welcher|wo',
    numbers: ['ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
    own: 'mein|meine|meinen|meiner|unser|unsere|unseren|unserer',
    asks: 'auf deutsch|in deutsch|in german|german language|in deutscher sprache',
  },
  fr: {
    articles: 'un|une|le|la|les|des|du|mon|ma|mes|notre|nos|ce|cette',
    forWords: 'pour|de présentation de|sur|de',
    called: "appelée?s?|nommée?s?|intitulée?s?|qui s’appelle|qui s'appelle|du nom de|baptisée?",
    placeWords: 'à|au|aux|en|dans le|dans la|dans les|près de|de',
    withWords: 'avec|comprenant|incluant|y compris',
    listCues: 'avec|comprenant|incluant|y compris|telles que|tels que|comme|sections',
    and: 'et|ainsi que|&',
    pages:
      "landing page|page d’accueil|page d'accueil|page d’atterrissage|page de vente|site internet|site web|" +
      'site vitrine|site|page web|page|portfolio|boutique en ligne|blog|tableau de bord|application',
    verbs:
      'crée-moi|crée|créez|créer|fais-moi|fais|faites|conçois|concevez|réalise|réalisez|génère|générez|je veux|' +
      "je voudrais|j’ai besoin d’|j'ai besoin d'|il me faut|s’il vous plaît|moi",
    relative: 'qui|que|où',
    numbers: ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'],
    own: 'mon|ma|mes|notre|nos',
    asks: 'en français|in french|french language',
  },
  es: {
    articles: 'un|una|unos|unas|el|la|los|las|mi|mis|nuestro|nuestra|este|esta',
    forWords: 'para|sobre|de',
    called: 'llamad[oa]s?|denominad[oa]s?|titulad[oa]|que se llama|con el nombre|con nombre',
    placeWords: 'en el|en la|en|de|cerca de',
    withWords: 'con|incluyendo|que incluya|que incluye',
    listCues: 'con|incluyendo|que incluya|que incluye|como|secciones',
    and: 'y|e|así como|&',
    pages:
      'landing page|página de inicio|página de aterrizaje|página web|página|sitio web|sitio|web|portafolio|porfolio|' +
      'tienda en línea|tienda online|blog|panel|aplicación',
    verbs:
      'crea|cree|crear|haz|hazme|diseña|diseñe|genera|desarrolla|construye|quiero|necesito|necesitamos|me|por favor',
    relative: 'que|donde',
    numbers: ['un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
    own: 'mi|mis|nuestro|nuestra',
    asks: 'en español|in spanish|en castellano|spanish language',
  },
  no: {
    articles: 'en|ei|et|den|det|de|min|mitt|mi|vår|vårt|våre',
    forWords: 'for|om|til',
    called: 'som heter|kalt|ved navn|med navnet|med navn',
    placeWords: 'i|på|ved|fra|utenfor',
    withWords: 'med|inkludert|inklusive',
    listCues: 'med|inkludert|inklusive|slik som|for eksempel|seksjoner',
    and: 'og|samt|&',
    pages: 'landingsside|nettside|nettsted|hjemmeside|forside|nettbutikk|side|portefølje|blogg|app|innloggingsside',
    verbs: 'lag|bygg|design|skap|jeg trenger|jeg vil ha|vi trenger|vennligst|kan du|lage|meg|oss',
    relative: 'som|der',
    numbers: ['en', 'to', 'tre', 'fire', 'fem', 'seks', 'sju', 'åtte', 'ni', 'ti', 'elleve', 'tolv'],
    own: 'min|mitt|mi|vår|vårt|våre',
    asks: 'på norsk|in norwegian|norwegian language',
  },
}

/** Small words by which a language gives itself away. */
export const languageMarkers: Record<Language, string> = {
  en:
    'the a an and for with of to in on is are my our me please that this make build create design page from by users ' +
    'should site shop we want need new story hours prices opening about colors colours landing app business',
  de:
    'der die das und für mit ein eine einen einem im am auf ist sind mein meine unser bitte aus in über von zum zur ' +
    'erstelle mach seite startseite öffnungszeiten bei nach oder kleine kleines kleiner preise leistungen kontakt',
  fr:
    'le la les et pour avec un une des du au aux est sont mon ma notre une dans sur qui site page crée fais ' +
    'd’accueil horaires tarifs équipe chez petit petite',
  es: 'el la los las y para con un una del al es son mi nuestro nuestra en que página sitio haz crea quiero necesito horario precios pequeña pequeño contacto',
  no: 'og for med en et ei av på er som den det min vår nettside lag hjemmeside åpningstider priser kontakt lite liten fra til',
}

/** Letters that only some of them use. */
export const letters: [Language, RegExp][] = [
  ['de', /[äöüß]/gi],
  ['fr', /[éèêàçœù]/gi],
  ['es', /[ñ¿¡áíóú]/gi],
  ['no', /[æøå]/gi],
]
