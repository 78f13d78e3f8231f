import type { Language } from '../types.ts'

type Post = {
  kicker: string
  untitled: string
  /** '{topic}' is what the post is about, in the person's words */
  heads: readonly string[]
  lead: string
  byline: string
  opening: readonly string[]
  /** heading, paragraph, paragraph, a line to keep */
  parts: readonly (readonly [title: string, text: string, more: string, kept?: string])[]
  more: string
}

/** A draft of a post. It tells how one writes of such a thing; what only the writer has seen is a slot. */
export const posts: Record<Language, Post> = {
  en: {
    kicker: 'From the notebook',
    untitled: 'What I know now and wish I had known before',
    heads: ['{topic}: what nobody tells you first', '{topic}, step by step', 'Notes on {topic}'],
    lead: 'A beginner’s mistakes, the few things that matter, and the one I would do first if I began again.',
    byline: 'Add who wrote it, and when',
    opening: [
      'Most of what is written about {topic} begins with a list of things to buy. This begins with a chair, ' +
        'because the first useful thing is to sit down and look. What is there already? How much time is there, ' +
        'honestly? What would be good enough?',
      'I did it the other way round, of course. I began with enthusiasm and a full basket, ' +
        'and learned in the order in which things went wrong. What follows is the order I would choose today.',
    ],
    parts: [
      [
        'Begin smaller than you want to',
        'The most common mistake with {topic} is size. A small beginning can be watched every day, ' +
          'and what is watched every day goes well. A large one is looked after at weekends, and weekends are short.',
        '?Add your own first attempt: what you began with, and what became of it',
        'What is watched every day goes well.',
      ],
      [
        'The three things that matter',
        'Nine of ten rules are about the last few percent. The first ninety come from three: the right place, ' +
          'the right moment, and leaving it alone afterwards. Everything else can be learned on the way.',
        'If you only do one of them, choose the place. Moments come again and patience can be practised, but a wrong place stays wrong.',
      ],
      [
        'What goes wrong, and what to do then',
        'Something will. Usually it shows early and in a small way: a colour, a sound, ' +
          'a line in the accounts. The temptation is to do three things at once. Do one, wait, ' +
          'and write down what happened.',
        '?Add the problem you had, and the one change that solved it',
        'Do one thing, wait, and write down what happened.',
      ],
      [
        'What I would do again',
        'I would start earlier in the year, ask sooner, and keep the first bad pictures. They are the only proof of how far it has come.',
        'And I would tell somebody. {topic} is more fun with one other person who wants to know how it went.',
      ],
    ],
    more: 'More to read',
  },
  de: {
    kicker: 'Aus dem Notizbuch',
    untitled: 'Was ich heute weiß und gern früher gewusst hätte',
    heads: ['{topic}: was einem keiner zuerst sagt', '{topic}, Schritt für Schritt', 'Notizen: {topic}'],
    lead: 'Anfängerfehler, die wenigen Dinge, auf die es ankommt, und das eine, womit ich heute beginnen würde.',
    byline: 'Ergänzen, wer es wann geschrieben hat',
    opening: [
      'Das meiste zu diesem Thema beginnt mit einer Einkaufsliste. Hier beginnt es mit einem Stuhl, ' +
        'denn das erste Nützliche ist, sich hinzusetzen und zu schauen. Was ist schon da? Wie viel Zeit ist wirklich ' +
        'übrig? Was wäre gut genug?',
      'Ich habe es natürlich umgekehrt gemacht: mit Begeisterung und vollem Korb angefangen und in der Reihenfolge ' +
        'gelernt, in der es schiefging. Was folgt, ist die Reihenfolge, die ich heute wählen würde.',
    ],
    parts: [
      [
        'Kleiner anfangen, als man möchte',
        'Der häufigste Fehler ist die Größe. Was klein beginnt, sieht man jeden Tag an, und was man jeden Tag ansieht, ' +
          'gelingt. Um Großes kümmert man sich am Wochenende, und Wochenenden sind kurz.',
        '?Den eigenen ersten Versuch ergänzen: womit es begann und was daraus wurde',
        'Was man jeden Tag ansieht, gelingt.',
      ],
      [
        'Die drei Dinge, auf die es ankommt',
        'Neun von zehn Regeln gelten den letzten paar Prozent. Die ersten neunzig kommen von dreien: dem richtigen Ort, ' +
          'dem richtigen Augenblick, und davon, es danach in Ruhe zu lassen. Alles andere lernt man unterwegs.',
        'Wer nur eines davon tut, sollte den Ort wählen. Augenblicke kommen wieder, Geduld lässt sich üben, aber ein falscher Ort bleibt falsch.',
      ],
      [
        'Was schiefgeht, und was dann zu tun ist',
        'Etwas wird schiefgehen. Meist zeigt es sich früh und klein: eine Farbe, ein Geräusch, ' +
          'eine Zeile in der Rechnung. Man möchte drei Dinge auf einmal tun. Besser eines tun, warten und aufschreiben, ' +
          'was geschah.',
        '?Das eigene Problem ergänzen, und die eine Änderung, die es gelöst hat',
        'Eines tun, warten, aufschreiben.',
      ],
      [
        'Was ich wieder so machen würde',
        'Früher im Jahr anfangen, eher fragen und die ersten schlechten Bilder behalten. Sie sind der einzige Beweis dafür, wie weit es gekommen ist.',
        'Und es jemandem erzählen. Es macht mehr Freude, wenn noch ein Mensch wissen will, wie es ausging.',
      ],
    ],
    more: 'Weiterlesen',
  },
  fr: {
    kicker: 'Carnet',
    untitled: 'Ce que j’aurais voulu savoir plus tôt',
    heads: ['{topic} : ce qu’on ne dit pas d’abord', '{topic}, pas à pas', 'Notes : {topic}'],
    lead: 'Les erreurs du début, les quelques choses qui comptent, et celle par laquelle je commencerais aujourd’hui.',
    byline: 'Ajouter qui l’a écrit, et quand',
    opening: [
      'La plupart des textes sur ce sujet commencent par une liste d’achats. Celui-ci commence par une chaise, ' +
        'car la première chose utile est de s’asseoir et de regarder. Qu’y a-t-il déjà ? Combien de temps, ' +
        'honnêtement ? Qu’est-ce qui suffirait ?',
      'J’ai bien sûr fait l’inverse : j’ai commencé avec enthousiasme et un panier plein, ' +
        'et appris dans l’ordre où les choses ont mal tourné. Voici l’ordre que je choisirais aujourd’hui.',
    ],
    parts: [
      [
        'Commencer plus petit que prévu',
        'L’erreur la plus courante est la taille. Un petit début se regarde chaque jour, ' +
          'et ce que l’on regarde chaque jour réussit. On s’occupe du grand le week-end, et les week-ends sont courts.',
        '?Ajouter votre premier essai : avec quoi il a commencé et ce qu’il est devenu',
        'Ce que l’on regarde chaque jour réussit.',
      ],
      [
        'Les trois choses qui comptent',
        'Neuf règles sur dix concernent les derniers pour cent. Le reste tient à trois choses : le bon endroit, le bon moment, et laisser faire ensuite.',
        'Si vous n’en gardez qu’une, choisissez l’endroit. Les moments reviennent et la patience s’apprend, mais un mauvais endroit le reste.',
      ],
      [
        'Ce qui tourne mal, et que faire alors',
        'Cela arrivera. On le voit souvent tôt, et en petit : une couleur, un bruit, ' +
          'une ligne dans les comptes. La tentation est de faire trois choses à la fois. Faites-en une, attendez, ' +
          'notez ce qui s’est passé.',
        '?Ajouter votre problème et le changement qui l’a résolu',
        'Faire une chose, attendre, noter.',
      ],
      [
        'Ce que je referais',
        'Commencer plus tôt dans l’année, demander plus vite, et garder les premières photos ratées. Elles seules montrent le chemin parcouru.',
        'Et en parler à quelqu’un : tout est plus gai quand une personne veut savoir la suite.',
      ],
    ],
    more: 'Lire la suite',
  },
  es: {
    kicker: 'Del cuaderno',
    untitled: 'Lo que me habría gustado saber antes',
    heads: ['{topic}: lo que nadie cuenta primero', '{topic}, paso a paso', 'Notas: {topic}'],
    lead: 'Los errores del principio, las pocas cosas que importan y aquella con la que empezaría hoy.',
    byline: 'Añadir quién lo escribió y cuándo',
    opening: [
      'Casi todo lo que se escribe sobre esto empieza con una lista de la compra. Aquí empieza con una silla, ' +
        'porque lo primero útil es sentarse y mirar. ¿Qué hay ya? ¿Cuánto tiempo queda de verdad? ¿Qué sería suficiente?',
      'Yo lo hice al revés, claro: empecé con entusiasmo y la cesta llena, ' +
        'y aprendí en el orden en que las cosas salían mal. Lo que sigue es el orden que elegiría hoy.',
    ],
    parts: [
      [
        'Empezar más pequeño de lo que apetece',
        'El error más común es el tamaño. Lo pequeño se mira cada día, ' +
          'y lo que se mira cada día sale bien. De lo grande uno se ocupa el fin de semana, ' +
          'y los fines de semana son cortos.',
        '?Añadir tu primer intento: con qué empezaste y en qué quedó',
        'Lo que se mira cada día sale bien.',
      ],
      [
        'Las tres cosas que importan',
        'Nueve de cada diez reglas tratan del último tanto por ciento. Lo demás viene de tres: el lugar adecuado, ' +
          'el momento adecuado y dejarlo tranquilo después.',
        'Si solo haces una, elige el lugar. Los momentos vuelven y la paciencia se aprende, pero un mal lugar sigue siéndolo.',
      ],
      [
        'Qué sale mal y qué hacer entonces',
        'Algo saldrá mal. Suele verse pronto y en pequeño: un color, un ruido, ' +
          'una línea en las cuentas. La tentación es hacer tres cosas a la vez. Haz una, espera y apunta lo que pasó.',
        '?Añadir tu problema y el cambio que lo resolvió',
        'Hacer una cosa, esperar, apuntar.',
      ],
      [
        'Lo que volvería a hacer',
        'Empezar antes en el año, preguntar más pronto y guardar las primeras fotos malas. Son la única prueba de lo que se ha avanzado.',
        'Y contárselo a alguien: todo es más alegre cuando otra persona quiere saber cómo acabó.',
      ],
    ],
    more: 'Seguir leyendo',
  },
  no: {
    kicker: 'Fra notatboken',
    untitled: 'Det jeg skulle ønske jeg visste før',
    heads: ['{topic}: det ingen forteller først', '{topic}, steg for steg', 'Notater: {topic}'],
    lead: 'Nybegynnerfeil, de få tingene som betyr noe, og den ene jeg ville begynt med i dag.',
    byline: 'Legg til hvem som skrev det, og når',
    opening: [
      'Det meste som skrives om dette, begynner med en handleliste. Her begynner det med en stol, ' +
        'for det første nyttige er å sette seg ned og se. Hva finnes allerede? Hvor mye tid er det, ' +
        'ærlig talt? Hva ville vært godt nok?',
      'Jeg gjorde det selvsagt omvendt: begynte med iver og full kurv, ' +
        'og lærte i den rekkefølgen ting gikk galt. Det som følger, er rekkefølgen jeg ville valgt i dag.',
    ],
    parts: [
      [
        'Begynn mindre enn du har lyst til',
        'Den vanligste feilen er størrelsen. Det lille ser man til hver dag, og det man ser til hver dag, ' +
          'går bra. Det store tar man seg av i helgene, og helger er korte.',
        '?Legg til ditt første forsøk: hva du begynte med, og hvordan det gikk',
        'Det man ser til hver dag, går bra.',
      ],
      [
        'De tre tingene som betyr noe',
        'Ni av ti regler handler om de siste prosentene. Resten kommer av tre ting: riktig sted, riktig øyeblikk, og å la det være i fred etterpå.',
        'Gjør du bare én av dem, så velg stedet. Øyeblikk kommer igjen og tålmodighet kan øves, men feil sted forblir feil.',
      ],
      [
        'Det som går galt, og hva man gjør da',
        'Noe vil gå galt. Som regel viser det seg tidlig og i det små: en farge, en lyd, ' +
          'en linje i regnskapet. Man får lyst til å gjøre tre ting på en gang. Gjør én, vent, ' +
          'og skriv ned hva som skjedde.',
        '?Legg til problemet du hadde, og den ene endringen som løste det',
        'Gjør én ting, vent, skriv ned.',
      ],
      [
        'Det jeg ville gjort igjen',
        'Begynne tidligere på året, spørre før, og beholde de første dårlige bildene. De er det eneste beviset på hvor langt det har kommet.',
        'Og fortelle det til noen: alt er morsommere når ett menneske til vil vite hvordan det gikk.',
      ],
    ],
    more: 'Les mer',
  },
}
