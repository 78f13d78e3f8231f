import type { EditAction, Tongue } from '../types.ts'

/**
 * How people ask for a change: `{t}` is the part as the verb takes it, `{n}` as what the sentence is about, `{v}` the
 * value, `{p}` another part. Those that nobody writes rows for stand in `held-out-edit-wordings.ts`.
 */
type Wordings = Record<EditAction, string>

export const wordings: Record<Tongue, Wordings> = {
  en: {
    remove:
      'Remove {t};Please delete {t};get rid of {t};take {t} out;we no longer need {t};{n} can go;Could you lose {t}?;{n} has to go, sorry',
    hide: 'Hide {t};Please hide {t} for now;make {t} invisible;I do not want to see {t} for the moment;tuck {t} away',
    keepOnly:
      'Remove all {t} except {p};Delete every one of {t} but {p};remove {t}, all except {p};Of {t} only {p} should stay',
    color:
      'Make {t} {v};{n} should be {v};colour {t} {v};Change the colour of {t} to {v};{v} would suit {t};turn {t} {v}, would you',
    bigger: 'Make {t} bigger;{n} should be larger;enlarge {t};{n} could do with more size;blow {t} up a bit',
    text: 'Change {t} to "{v}";{n} should say "{v}";Replace {t} with "{v}";Let {t} read "{v}";"{v}" instead of {t}, please',
    price: 'Change the price of {t} to {v};{t} now costs {v};set the price for {t} to {v};{t} is {v} from now on',
    moveAbove: 'Move {t} above {p};put {t} before {p};{n} should come before {p};I would rather see {t} ahead of {p}',
    moveLast: 'Move {t} to the end;put {t} last;{n} should be the last section;Have {t} close the page',
    rename:
      'Rename {t} to "{v}";change the name {t} to {v};we are now called {v} instead of {t};{t} is history, the name is {v}',
  },
  de: {
    remove:
      'Entferne {t};Lösche bitte {t};Nimm {t} raus;{n} kann weg;{t} bitte löschen;wir brauchen {t} nicht mehr;Kannst du {t} rausschmeißen?;{n} muss leider weichen',
    hide: 'Blende {t} aus;Verstecke {t};{t} bitte ausblenden;{t} will ich vorerst nicht sehen',
    keepOnly: 'Entferne alle {t} außer {p};Lösche alle {t} bis auf {p};Von den {t} soll nur {p} bleiben',
    color: 'Mach {t} {v};{n} soll {v} sein;Färbe {t} {v};{n} in {v} wäre schön',
    bigger: 'Mach {t} größer;{n} soll größer sein;Vergrößere {t};{n} dürfte ruhig mehr Größe haben',
    text: 'Ändere {t} in „{v}“;{n} soll „{v}“ lauten;Ersetze {t} durch „{v}“;{n} heißt künftig „{v}“',
    price:
      'Ändere den Preis von {t} auf {v};{t} kostet jetzt {v};Setze den Preis für {t} auf {v};für {t} nehmen wir ab sofort {v}',
    moveAbove: 'Verschiebe {t} über {p};Setze {t} vor {p};Mir wäre {n} vor {p} lieber',
    moveLast: 'Verschiebe {t} ans Ende;{n} soll ganz unten stehen;Mit {n} soll die Seite schließen',
    rename: 'Benenne {t} in „{v}“ um;Ändere den Namen {t} in {v};{t} ist Geschichte, wir sind jetzt {v}',
  },
  fr: {
    remove:
      'Supprime {t};Enlève {t} s’il te plaît;Retirez {t};on n’a plus besoin de {t};Tu peux virer {t} ?;{n}, ça dégage',
    hide: 'Cache {t};Masque {t} s’il te plaît;Masquez {t};Je ne veux pas voir {t} pour l’instant',
    keepOnly: 'Supprime tous les {t} sauf {p};Enlève les {t} sauf {p};Parmi les {t}, garde juste {p}',
    color: 'Mets {t} en {v};{n} doit être {v};Change la couleur de {t} en {v};{n} serait mieux en {v}',
    bigger: 'Agrandis {t};{n} doit être plus grand;Mets {t} en plus grand;{n} mériterait plus de place en taille',
    text: 'Change {t} en « {v} »;Remplace {t} par « {v} »;{n} doit dire « {v} »;Pour {t}, écris plutôt « {v} »',
    price: 'Change le prix de {t} à {v};{t} coûte maintenant {v};dorénavant c’est {v} pour {t}',
    moveAbove: 'Déplace {t} au-dessus de {p};Mets {t} avant {p};J’aimerais mieux voir {t} précéder {p}',
    moveLast: 'Déplace {t} à la fin;Mets {t} tout en bas;Que la page se termine par {t}',
    rename: 'Renomme {t} en « {v} »;Change le nom {t} en {v};{t}, c’est fini, on s’appelle {v}',
  },
  es: {
    remove: 'Elimina {t};Quita {t} por favor;Borra {t};ya no necesitamos {t};¿Puedes cargarte {t}?;{n} sobra',
    hide: 'Oculta {t};Esconde {t};Oculta {t} por ahora;No quiero ver {t} de momento',
    keepOnly: 'Elimina todos los {t} excepto {p};Quita los {t} menos {p};De los {t} que quede solo {p}',
    color: 'Pon {t} en {v};{n} debe ser {v};Cambia el color de {t} a {v};{n} quedaría mejor en {v}',
    bigger: 'Haz {t} más grande;{n} debe ser más grande;Agranda {t};A {t} le vendría bien más tamaño',
    text: 'Cambia {t} por «{v}»;{n} debe decir «{v}»;Sustituye {t} por «{v}»;En {t}, mejor «{v}»',
    price: 'Cambia el precio de {t} a {v};{t} ahora cuesta {v};por {t} cobramos {v} desde ya',
    moveAbove: 'Mueve {t} encima de {p};Pon {t} antes de {p};Preferiría {t} por delante de {p}',
    moveLast: 'Mueve {t} al final;Pon {t} al final de la página;Que la página acabe con {t}',
    rename: 'Cambia el nombre {t} por {v};Renombra {t} a «{v}»;{t} pasó a la historia, somos {v}',
  },
  no: {
    remove: 'Fjern {t};Slett {t} takk;Ta bort {t};vi trenger ikke {t} lenger;Kan du kaste ut {t}?;{n} må vike',
    hide: 'Skjul {t};Gjem {t};Skjul {t} inntil videre;Jeg vil ikke se {t} akkurat nå',
    keepOnly: 'Fjern alle {t} unntatt {p};Slett alle {t} bortsett fra {p};Av {t} skal bare {p} stå igjen',
    color: 'Gjør {t} {v};{n} skal være {v};Endre fargen på {t} til {v};{n} hadde vært finere i {v}',
    bigger: 'Gjør {t} større;{n} skal være større;Forstørr {t};{n} tåler mer størrelse',
    text: 'Endre {t} til «{v}»;{n} skal være «{v}»;Bytt ut {t} med «{v}»;La {t} lyde «{v}»',
    price: 'Endre prisen på {t} til {v};{t} koster nå {v};fra nå av tar vi {v} for {t}',
    moveAbove: 'Flytt {t} over {p};Sett {t} før {p};Jeg vil heller ha {t} foran {p}',
    moveLast: 'Flytt {t} til slutten;Sett {t} nederst;La siden slutte med {t}',
    rename: 'Endre navnet {t} til {v};Gi {t} nytt navn: «{v}»;{t} er historie, vi heter {v}',
  },
}
