import type { ReadingLanguage } from '#engine/understanding/types.ts'

type Ways = Record<'remove' | 'hide' | 'recolour' | 'enlarge', readonly string[]>

/** Other ways to ask for the same; `{t}` is the part. */
export const ways: Record<ReadingLanguage, Ways> = {
  en: {
    remove: ['could you take {t} out, please?', 'we no longer need {t}', '{t} can go'],
    hide: ['I do not want {t} to be shown for now', 'please keep {t} hidden for a while'],
    recolour: ['I would like {t} in green', '{t} should be green'],
    enlarge: ['{t} is too small', 'can you make {t} a bit bigger?'],
  },
  de: {
    remove: ['nimm bitte {t} raus', 'wir brauchen {t} nicht mehr', '{t} kann weg'],
    hide: ['{t} soll vorerst nicht zu sehen sein', 'blende {t} bitte aus'],
    recolour: ['ich hätte {t} gern in grün', '{t} soll grün sein'],
    enlarge: ['{t} ist zu klein', 'kannst du {t} etwas größer machen?'],
  },
  fr: {
    remove: ['peux-tu enlever {t} ?', 'on n’a plus besoin de {t}', '{t} peut disparaître'],
    hide: ['je ne veux plus voir {t}', 'masque {t} pour le moment'],
    recolour: ['je voudrais {t} en vert', '{t} doit être vert'],
    enlarge: ['{t} est trop petit', 'tu peux mettre {t} en plus grand ?'],
  },
  es: {
    remove: ['¿puedes quitar {t}?', 'ya no necesitamos {t}', '{t} puede desaparecer'],
    hide: ['no quiero ver {t} por ahora', 'oculta {t}, por favor'],
    recolour: ['quiero {t} en verde', '{t} debe ser verde'],
    enlarge: ['{t} es demasiado pequeño', '¿puedes poner {t} más grande?'],
  },
  no: {
    remove: ['kan du ta bort {t}?', 'vi trenger ikke {t} lenger', '{t} kan fjernes'],
    hide: ['jeg vil ikke se {t} akkurat nå', 'skjul {t} inntil videre'],
    recolour: ['jeg vil ha {t} i grønn', '{t} skal være grønn'],
    enlarge: ['{t} er for liten', 'kan du gjøre {t} litt større?'],
  },
  it: {
    remove: ['puoi togliere {t}?', 'non ci serve più {t}', '{t} può sparire'],
    hide: ['non voglio vedere {t} per ora', 'nascondi {t}, per favore'],
    recolour: ['vorrei {t} in verde', '{t} deve essere verde'],
    enlarge: ['{t} è troppo piccolo', 'puoi fare {t} un po’ più grande?'],
  },
  pt: {
    remove: ['pode tirar {t}?', 'não precisamos mais de {t}', '{t} pode sumir'],
    hide: ['não quero ver {t} por enquanto', 'esconda {t}, por favor'],
    recolour: ['quero {t} em verde', '{t} deve ser verde'],
    enlarge: ['{t} está pequeno demais', 'pode deixar {t} um pouco maior?'],
  },
}
