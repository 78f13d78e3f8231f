import type { Archetype, SectionWordings } from '../types.ts'

/** Opening, a second line, two paragraphs on who it is, four steps. */
type Told = readonly [head: string, lead: string, first: string, second: string, steps: string]

const parts = ([head, lead, first, second, steps]: Told): SectionWordings => ({
  hero: { head: [head, '{brand}'], lead: [lead] },
  about: { body: [[first, second]] },
  steps: { items: [steps.split(';').map((step) => step.trim())] },
})

const fr: Partial<Record<Archetype, Told>> = {
  shop: [
    '{brand} : choisi à la main',
    '{A trade}{in place}. Des choses à toucher, des gens à qui demander.',
    '{brand}, {a trade}{in place}. Tout ce qui est ici a été choisi par quelqu’un qui s’en sert chez soi.',
    'Nous achetons peu à la fois, à des personnes que nous pouvons appeler. Le rayon change donc à chaque visite.',
    'Choisir | Ici ou au comptoir.; Vérifier | Quelqu’un regarde encore une fois.; ' +
      'Emballer | Du papier quand cela suffit.; Emporter | Sur place ou par la poste.',
  ],
  table: [
    '{brand} : à table',
    '{A trade}{in place}. Une carte courte et du temps pour chaque plat.',
    '{brand}, {a trade}{in place}. La carte est courte, parce que chaque chose y a son temps.',
    'Ce que nous servons vient de près quand c’est possible, et nous disons d’où quand on nous le demande.',
    'Réserver | Une ligne suffit.; Arriver | La table vous attend.; Choisir | Ou nous laisser choisir.; Rester | Personne ne presse.',
  ],
  visit: [
    '{brand} prend son temps',
    '{A trade}{in place}. Une heure pour vous, sans téléphone.',
    '{brand}, {a trade}{in place}. Nous travaillons avec peu de monde à la fois, pour que l’heure soit vraiment la vôtre.',
    'La première visite commence par des questions. Ce que vous ne voulez pas, nous ne le faisons pas.',
    'Prendre rendez-vous | En ligne ou par téléphone.; Venir | Quelques minutes avant.; ' +
      'Parler | De ce que vous attendez.; Repartir | Et revenir, si c’était bien.',
  ],
  expert: [
    '{brand} : clairement',
    '{A trade}{in place}. Des réponses que l’on comprend, avant de décider.',
    '{brand}, {a trade}{in place}. Vous parlez à la personne qui fait le travail, du premier appel au dernier courrier.',
    'Nous disons tôt ce que cela coûte et ce que nous ne ferions pas. Le reste s’écrit.',
    'Premier échange | Court, sans engagement.; Proposition | Sur une page, avec un prix.; ' +
      'Travail | Avec des nouvelles régulières.; Bilan | Ce qui est fait, ce qui reste.',
  ],
  trade: [
    '{brand} fait le travail',
    '{A trade}{in place}. À l’heure dite, proprement, au prix convenu.',
    '{brand}, {a trade}{in place}. Nous venons voir avant de donner un prix, et le prix tient.',
    'Le chantier est propre chaque soir. C’est peu, mais c’est ce dont on parle ensuite.',
    'Voir | Nous passons sur place.; Chiffrer | Poste par poste.; Faire | Aux jours convenus.; Ranger | Jusqu’au dernier grain.',
  ],
  digital: [
    '{brand} : moins à penser',
    '{A trade}{for audience}. Ouvrir, faire, passer à autre chose.',
    '{brand}, {a trade}{for audience}. Fait pour que l’on comprenne au premier regard.',
    'Vos données restent à vous : on les emporte quand on veut, sans demander.',
    'S’inscrire | Une adresse suffit.; Apporter | Ce que vous avez déjà.; Inviter | Si vous êtes plusieurs.; Continuer | Là où vous étiez.',
  ],
  event: [
    '{brand} : venez',
    '{A trade}{in place}. Gardez la date, nous gardons une place.',
    '{brand}, {a trade}{in place}. Ce sera petit s’il pleut et grand s’il fait beau.',
    'Le programme se précise. Ce qui est sûr se trouve sur cette page.',
    'Réserver | Tant qu’il y a des places.; Venir | Plutôt en train.; Trouver | Le plan est à l’entrée.; Rester | Jusqu’à la fin.',
  ],
  media: [
    '{brand} : à lire, à écouter',
    '{A trade}. Peu, mais terminé avec soin.',
    '{brand}, {a trade}. Nous publions quand c’est prêt.',
    'Chaque pièce a été relue par quelqu’un qui n’était pas d’accord.',
    'Commencer | Par le plus récent.; Remonter | Les archives sont ouvertes.; S’abonner | Une lettre, rien d’autre.; Répondre | Nous lisons tout.',
  ],
  cause: [
    '{brand} : avec vos mains',
    '{A trade}{in place}. Un samedi, des gants, des voisins.',
    '{brand}, {a trade}{in place}. Nous sommes des bénévoles, et nous nous retrouvons quel que soit le temps.',
    'Ce que l’on nous donne sert à ce qui se voit. Nous montrons volontiers les comptes.',
    'Écrire | Deux lignes suffisent.; Venir | À la prochaine date.; Essayer | Sans s’engager.; Rester | Si cela vous plaît.',
  ],
  work: [
    '{brand} : le travail d’abord',
    '{A trade}{in place}. Regardez, puis écrivez.',
    '{brand}, {a trade}{in place}. Peu de projets à la fois, du premier trait au dernier détail.',
    'Je commence par des questions et je finis quand il n’y a plus rien à enlever.',
    'Écrire | Quoi, où, pour quand.; Parler | De vive voix.; Dessiner | Une piste, pas dix.; Livrer | Au jour dit.',
  ],
  stay: [
    '{brand} : ouvrez les volets',
    '{A trade}{in place}. Une clé, un lit, du calme.',
    '{brand}, {a trade}{in place}. On y entre comme dans une maison, parce que c’en est une.',
    'Le petit déjeuner est lent et la porte reste ouverte tard.',
    'Demander | Vos dates, en deux lignes.; Confirmer | Nous répondons à la main.; Arriver | La clé vous attend.; Rester | Plus longtemps que prévu.',
  ],
  learn: [
    '{brand} : commencer',
    '{A trade}{in place}. Sans rien savoir, à votre rythme.',
    '{brand}, {a trade}{in place}. De petits groupes, des questions permises, des exercices qui servent.',
    'On apprend en faisant. Se tromper est compris dans le prix.',
    'Essayer | Une séance, pour voir.; Choisir | Le niveau et le jour.; Travailler | Un peu chaque semaine.; Montrer | Ce que vous savez faire.',
  ],
}
const es: Partial<Record<Archetype, Told>> = {
  shop: [
    '{brand}: elegido a mano',
    '{A trade}{in place}. Cosas que se tocan, gente a quien preguntar.',
    '{brand}, {a trade}{in place}. Todo lo que hay aquí lo eligió alguien que lo usa en casa.',
    'Compramos poco cada vez, a personas a las que podemos llamar. Por eso el estante cambia en cada visita.',
    'Elegir | Aquí o en el mostrador.; Revisar | Alguien lo mira otra vez.; Envolver | Con papel, si basta.; Llevar | En mano o por correo.',
  ],
  table: [
    '{brand}: a la mesa',
    '{A trade}{in place}. Una carta corta y tiempo para cada plato.',
    '{brand}, {a trade}{in place}. La carta es corta, porque cada cosa tiene su tiempo.',
    'Lo que servimos viene de cerca cuando se puede, y decimos de dónde si se pregunta.',
    'Reservar | Basta una línea.; Llegar | La mesa espera.; Elegir | O dejarnos elegir.; Quedarse | Nadie mete prisa.',
  ],
  visit: [
    '{brand} se toma su tiempo',
    '{A trade}{in place}. Una hora para ti, sin teléfono.',
    '{brand}, {a trade}{in place}. Atendemos a pocas personas a la vez, para que la hora sea de verdad tuya.',
    'La primera visita empieza con preguntas. Lo que no quieras, no se hace.',
    'Pedir hora | En línea o por teléfono.; Venir | Unos minutos antes.; Hablar | De lo que esperas.; Volver | Si ha ido bien.',
  ],
  expert: [
    '{brand}: claro',
    '{A trade}{in place}. Respuestas que se entienden, antes de decidir.',
    '{brand}, {a trade}{in place}. Hablas con quien hace el trabajo, de la primera llamada a la última carta.',
    'Decimos pronto lo que cuesta y lo que no haríamos. Lo demás se escribe.',
    'Primera charla | Corta, sin compromiso.; Propuesta | En una página, con precio.; Trabajo | Con noticias regulares.; Cierre | Lo hecho y lo que queda.',
  ],
  trade: [
    '{brand} hace el trabajo',
    '{A trade}{in place}. A la hora dicha, limpio, al precio acordado.',
    '{brand}, {a trade}{in place}. Vamos a verlo antes de dar un precio, y el precio se mantiene.',
    'La obra queda limpia cada tarde. Es poco, pero es de lo que se habla después.',
    'Ver | Pasamos por allí.; Calcular | Partida a partida.; Hacer | En los días acordados.; Recoger | Hasta el último grano.',
  ],
  digital: [
    '{brand}: menos en que pensar',
    '{A trade}{for audience}. Abrir, hacer, seguir con otra cosa.',
    '{brand}, {a trade}{for audience}. Hecha para entenderse a la primera.',
    'Tus datos son tuyos: te los llevas cuando quieras, sin pedir permiso.',
    'Darse de alta | Basta un correo.; Traer | Lo que ya tienes.; Invitar | Si sois varios.; Seguir | Donde lo dejaste.',
  ],
  event: [
    '{brand}: ven',
    '{A trade}{in place}. Guarda la fecha, te guardamos un sitio.',
    '{brand}, {a trade}{in place}. Será pequeño si llueve y grande si hace bueno.',
    'El programa se va cerrando. Lo seguro está en esta página.',
    'Reservar | Mientras queden sitios.; Venir | Mejor en tren.; Encontrar | El plano está a la entrada.; Quedarse | Hasta el final.',
  ],
  media: [
    '{brand}: para leer y escuchar',
    '{A trade}. Poco, pero terminado con cuidado.',
    '{brand}, {a trade}. Publicamos cuando está listo.',
    'Cada pieza la ha leído alguien que no estaba de acuerdo.',
    'Empezar | Por lo más nuevo.; Volver atrás | El archivo está abierto.; Suscribirse | Una carta, nada más.; Responder | Lo leemos todo.',
  ],
  cause: [
    '{brand}: con tus manos',
    '{A trade}{in place}. Un sábado, guantes, vecinos.',
    '{brand}, {a trade}{in place}. Somos voluntarios y quedamos con cualquier tiempo.',
    'Lo que nos dan se convierte en algo que se ve. Enseñamos las cuentas con gusto.',
    'Escribir | Bastan dos líneas.; Venir | A la próxima fecha.; Probar | Sin compromiso.; Quedarse | Si te gusta.',
  ],
  work: [
    '{brand}: primero el trabajo',
    '{A trade}{in place}. Mira y luego escribe.',
    '{brand}, {a trade}{in place}. Pocos proyectos a la vez, del primer trazo al último detalle.',
    'Empiezo con preguntas y termino cuando ya no hay nada que quitar.',
    'Escribir | Qué, dónde, para cuándo.; Hablar | De viva voz.; Dibujar | Un camino, no diez.; Entregar | El día dicho.',
  ],
  stay: [
    '{brand}: abre las contraventanas',
    '{A trade}{in place}. Una llave, una cama, calma.',
    '{brand}, {a trade}{in place}. Se entra como en una casa, porque lo es.',
    'El desayuno es lento y la puerta cierra tarde.',
    'Pedir | Tus fechas, en dos líneas.; Confirmar | Respondemos a mano.; Llegar | La llave espera.; Quedarse | Más de lo previsto.',
  ],
  learn: [
    '{brand}: empezar',
    '{A trade}{in place}. Sin saber nada, a tu ritmo.',
    '{brand}, {a trade}{in place}. Grupos pequeños, preguntas permitidas, ejercicios que sirven.',
    'Se aprende haciendo. Equivocarse va incluido.',
    'Probar | Una clase, para ver.; Elegir | Nivel y día.; Trabajar | Un poco cada semana.; Mostrar | Lo que ya sabes hacer.',
  ],
}
const no: Partial<Record<Archetype, Told>> = {
  shop: [
    '{brand}: valgt for hånd',
    '{A trade}{in place}. Ting å ta på, folk å spørre.',
    '{brand} er {a trade}{in place}. Alt her er valgt av noen som bruker det hjemme.',
    'Vi kjøper lite om gangen, av folk vi kan ringe. Derfor ser hyllen ny ut hver gang.',
    'Velg | Her eller over disken.; Sjekk | Noen ser på det en gang til.; Pakk | Papir når det holder.; Ta med | Hent eller få det sendt.',
  ],
  table: [
    '{brand}: sett deg',
    '{A trade}{in place}. En kort meny og tid til hver rett.',
    '{brand} er {a trade}{in place}. Menyen er kort, for alt på den får sin tid.',
    'Det vi serverer, kommer fra nærheten når det går, og vi sier hvorfra når noen spør.',
    'Bestill | Én linje holder.; Kom | Bordet venter.; Velg | Eller la oss velge.; Bli | Ingen har hast.',
  ],
  visit: [
    '{brand} tar seg tid',
    '{A trade}{in place}. En time til deg, uten telefon.',
    '{brand} er {a trade}{in place}. Vi tar imot få om gangen, så timen virkelig er din.',
    'Første besøk begynner med spørsmål. Det du ikke vil, gjør vi ikke.',
    'Bestill time | På nett eller telefon.; Kom | Noen minutter før.; Snakk | Om hva du vil ha.; Kom igjen | Hvis det var bra.',
  ],
  expert: [
    '{brand}: klart sagt',
    '{A trade}{in place}. Svar man forstår, før man bestemmer seg.',
    '{brand} er {a trade}{in place}. Du snakker med den som gjør arbeidet, fra første samtale til siste brev.',
    'Vi sier tidlig hva det koster og hva vi ikke ville gjort. Resten skrives ned.',
    'Første samtale | Kort, uforpliktende.; Forslag | På én side, med pris.; Arbeid | Med jevnlige nyheter.; Oppsummering | Gjort og gjenstår.',
  ],
  trade: [
    '{brand} gjør jobben',
    '{A trade}{in place}. Til avtalt tid, ryddig, til avtalt pris.',
    '{brand} er {a trade}{in place}. Vi kommer og ser før vi gir en pris, og prisen holder.',
    'Det er ryddig hver kveld. Det er lite, men det er det folk snakker om etterpå.',
    'Se | Vi kommer innom.; Regne | Post for post.; Gjøre | På avtalte dager.; Rydde | Til siste korn.',
  ],
  digital: [
    '{brand}: mindre å tenke på',
    '{A trade}{for audience}. Åpne, gjør det, gå videre.',
    '{brand} er {a trade}{for audience}. Laget for å forstås med én gang.',
    'Dataene er dine: du tar dem med når du vil, uten å spørre.',
    'Registrer deg | En adresse holder.; Ta med | Det du har.; Inviter | Er dere flere.; Fortsett | Der du var.',
  ],
  event: [
    '{brand}: kom',
    '{A trade}{in place}. Sett av datoen, vi holder en plass.',
    '{brand} er {a trade}{in place}. Det blir lite hvis det regner og stort hvis det er fint.',
    'Programmet faller på plass. Det som er sikkert, står her.',
    'Bestill | Så lenge det er plasser.; Kom | Helst med tog.; Finn fram | Kartet er ved inngangen.; Bli | Til slutten.',
  ],
  media: [
    '{brand}: å lese og lytte til',
    '{A trade}. Lite, men gjort ferdig.',
    '{brand} er {a trade}. Vi gir ut når det er klart.',
    'Alt er lest av noen som ikke var enig.',
    'Begynn | Med det nyeste.; Gå bakover | Arkivet er åpent.; Abonner | Et brev, ikke mer.; Svar | Vi leser alt.',
  ],
  cause: [
    '{brand}: med hendene',
    '{A trade}{in place}. En lørdag, hansker, naboer.',
    '{brand} er {a trade}{in place}. Vi er frivillige, og vi møtes i all slags vær.',
    'Det vi får, blir til noe man kan se. Vi viser gjerne regnskapet.',
    'Skriv | To linjer holder.; Kom | På neste dato.; Prøv | Uten å binde deg.; Bli | Hvis du liker det.',
  ],
  work: [
    '{brand}: arbeidet først',
    '{A trade}{in place}. Se, og skriv så.',
    '{brand} er {a trade}{in place}. Få prosjekter om gangen, fra første strek til siste detalj.',
    'Jeg begynner med spørsmål og slutter når det ikke er mer å ta bort.',
    'Skriv | Hva, hvor, til når.; Snakk | En halvtime.; Tegn | Én vei, ikke ti.; Lever | På dagen.',
  ],
  stay: [
    '{brand}: åpne skoddene',
    '{A trade}{in place}. En nøkkel, en seng, ro.',
    '{brand} er {a trade}{in place}. Man kommer inn som i et hus, for det er det.',
    'Frokosten er langsom, og døren er åpen til sent.',
    'Spør | Datoene, i to linjer.; Bekreft | Vi svarer for hånd.; Kom | Nøkkelen venter.; Bli | Lenger enn du tenkte.',
  ],
  learn: [
    '{brand}: begynn',
    '{A trade}{in place}. Uten å kunne noe, i ditt tempo.',
    '{brand} er {a trade}{in place}. Små grupper, lov å spørre, øvelser som nytter.',
    'Man lærer ved å gjøre. Å ta feil er med i prisen.',
    'Prøv | Én gang, for å se.; Velg | Nivå og dag.; Øv | Litt hver uke.; Vis | Det du kan.',
  ],
}

const all = { fr, es, no }

/** What holds for an archetype in French, Spanish and Norwegian. */
export function otherArchetype(archetype: Archetype, language: 'fr' | 'es' | 'no'): SectionWordings {
  const told = all[language][archetype]
  return told ? parts(told) : {}
}
