import type { Tone } from '../../types.ts'

/** Stems and words by tone; '*' stands for any ending. */
export const toneWords: Record<Tone, string> = {
  playful:
    'playful|fun|funny|cheerful|whimsical|quirky|cute|joyful|childlike|verspielt*|fröhlich*|lustig*|ludique|joyeu*|divertid*|alegre*|leken|leket|lekne|morsom*',
  luxurious:
    'luxur*|luxe|high-end|premium|opulent|exclusive|upscale|edel|edle|edlen|edles|luxuriös*|hochwertig*|exklusiv*|haut de gamme|lujo*|eksklusiv*|glamorous',
  minimal:
    'minimal|minimalist*|minimalistic|clean|simple and clear|uncluttered|reduced|understated|schlicht*|reduziert*|' +
    'minimalistisch*|aufgeräumt*|épuré*|sobre|sencill*|enkelt|minimalistisk|concise|reduced to the essential',
  bold:
    'bold|loud|striking|daring|strong|punchy|edgy|high contrast|high-contrast|brutalist|hard angles|chunky|kräftig*|' +
    'mutig*|laut|plakativ*|audacieu*|percutant*|atrevid*|llamativ*|audaz|dristig*|iøynefallende|powerful',
  corporate:
    'corporate|professional|business-like|businesslike|serious|trustworthy|trust|formal|seriös*|professionell*|' +
    'vertrauenswürdig*|sérieu*|professionnel*|profesional*|seri[ao]|profesjonell*|seriøs*',
  warm:
    'warm|cosy|cozy|welcoming|friendly|homely|inviting|hand-made|gemütlich*|herzlich*|freundlich*|einladend*|warme*|' +
    'chaleureu*|accueillant*|acogedor*|cálid*|koselig*|varm|varmt|varme|vennlig*',
  calm:
    'calm|calming|quiet|peaceful|serene|soothing|relaxed|relaxing|zen|soft|gentle|ruhig*|beruhigend*|entspannt*|' +
    'sanft*|apaisant*|calme|doux|douce|tranquil*|seren*|rolig*|tranquilo|fredelig',
  editorial:
    'editorial|magazine|magazine-like|typographic|newspaper|literary|booklet|redaktionell*|magazinartig*|éditorial*|revista|redaksjonell*|long-form|longform',
  technical:
    'technical|techy|tech|precise|engineered|developer-focused|terminal|monospace|blueprint|data-driven|saas|' +
    'technisch*|präzise*|technique|técnic*|teknisk*|app shell|gridded',
  energetic:
    'energetic|dynamic|athletic|sporty|vibrant|lively|fast-paced|electric|vivid|colorful|colourful|dynamisch*|' +
    'lebendig*|sportlich*|energiegeladen*|énergique*|dynamique*|vif|enérgic*|dinámic*|vibrante|energisk*|livlig*|' +
    'fargerik*|bunt|bunte|bunten',
  rustic:
    'rustic|vintage wood|country|farmhouse|earthy|natural|organic look|handmade|hand-drawn|handcrafted feel|' +
    'rustikal*|ländlich*|naturnah*|rustique*|naturel look|champêtre|rústic*|rustikk|landlig*',
  elegant:
    'elegant*|refined|sophisticated|graceful|stylish|chic|tasteful|classy|timeless|classic|stilvoll*|zeitlos*|' +
    'klassisch*|raffiné*|élégant*|refinad*|clásic*|stilfull*|tidløs*',
  dark: 'dark|moody|noir|gothic|night|nocturnal|düster*|sombre|oscur[ao]|mørk|mørkt|mørke|dunkel|dunkle*',
  retro:
    'retro|vintage|nostalgic|80s|90s|70s|60s|1980s|1970s|1960s|1950s|seventies|eighties|old-school|old school|arcade|pixel|altmodisch*|rétro|nostalgi*',
}

/** Ways to ask for a dark or light page, and what looks like it but is not. */
export const modeWords = {
  dark:
    'dark theme|dark mode|dark design|dark background|dark look|dark page|dark website|dark style|dark surface|dark, ' +
    'moody|in dark|black background|on black|dark and moody|moody dark|night mode|all dark|dunkles design|' +
    'dunkles theme|dunkler hintergrund|dunklen hintergrund|dunklem hintergrund|dunkelmodus|dunkel gehalten|' +
    'schwarzer hintergrund|thème sombre|fond sombre|fond noir|mode sombre|tema oscuro|fondo oscuro|fondo negro|' +
    'modo oscuro|mørkt tema|mørk bakgrunn|mørk modus|mørkt design|dunkle website|dunkle seite',
  light:
    'light theme|light mode|light background|white background|light and airy|bright and airy|light design|light page|' +
    'light look|heller hintergrund|helles design|hellen hintergrund|weißer hintergrund|thème clair|fond clair|' +
    'fond blanc|tema claro|fondo claro|fondo blanco|lyst tema|lys bakgrunn|lyst design',
}
