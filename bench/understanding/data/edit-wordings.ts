import type { EditAction, Tongue } from '../types.ts'

/**
 * How people ask for a change: `{t}` is the part as the verb takes it, `{n}` as what the sentence is about, `{v}` the
 * value, `{p}` another part. Those that nobody writes rows for stand in `held-out-edit-wordings.ts`.
 */
type Wordings = Record<EditAction, string>

export const wordings: Record<Tongue, Wordings> = {
  en: {
    remove:
      'Remove {t};Please delete {t};get rid of {t};take {t} out;we no longer need {t};{n} can go;Could you lose {t}?;{n} has to go, sorry;I’d like {t} to be removed;no need for {t} any more;{n} should be deleted;let’s drop {t};we don’t offer {t} any longer;take {t} down please',
    hide: 'Hide {t};Please hide {t} for now;make {t} invisible;I do not want to see {t} for the moment;tuck {t} away;{n} should not be shown at the moment;stop showing {t};I want {t} hidden for now',
    keepOnly:
      'Remove all {t} except {p};Delete every one of {t} but {p};remove {t}, all except {p};Of {t} only {p} should stay;Delete all the other {t}, keep {p};keep just {p} of {t}',
    color:
      'Make {t} {v};{n} should be {v};colour {t} {v};Change the colour of {t} to {v};{v} would suit {t};turn {t} {v}, would you;I want {t} to be {v};{n} would be better in {v};{t} in {v} please;give {t} a {v} colour',
    bigger:
      'Make {t} bigger;{n} should be larger;enlarge {t};{n} could do with more size;blow {t} up a bit;{n} looks too tiny;increase the size of {t};I want {t} to be much bigger;scale {t} up a little',
    text: 'Change {t} to "{v}";{n} should say "{v}";Replace {t} with "{v}";Let {t} read "{v}";"{v}" instead of {t}, please;{n} must read "{v}";put "{v}" in {t};write "{v}" instead of {t};{n} should be "{v}"',
    price:
      'Change the price of {t} to {v};{t} now costs {v};set the price for {t} to {v};{t} is {v} from now on;raise the price of {t} to {v};{t} should cost {v};{t} will be {v};the price of {t} is {v} now',
    moveAbove:
      'Move {t} above {p};put {t} before {p};{n} should come before {p};I would rather see {t} ahead of {p};Bring {t} up above {p};{n} has to stand before {p};I’d like {t} to come before {p}',
    moveLast:
      'Move {t} to the end;put {t} last;{n} should be the last section;Have {t} close the page;{n} should be at the end of the page;send {t} to the bottom;{t} at the very end please',
    rename:
      'Rename {t} to "{v}";change the name {t} to {v};we are now called {v} instead of {t};{t} is history, the name is {v};our name is {v} now, not {t};change {t} to "{v}" everywhere;replace {t} with "{v}"',
  },
  de: {
    remove:
      'Entferne {t};Lösche bitte {t};Nimm {t} raus;{n} kann weg;{t} bitte löschen;wir brauchen {t} nicht mehr;Kannst du {t} rausschmeißen?;{n} muss leider weichen;Ich hätte {t} gern entfernt;{n} brauchen wir nicht mehr;{n} soll gelöscht werden;lass {t} weg;wir bieten {t} nicht mehr an',
    hide: 'Blende {t} aus;Verstecke {t};{t} bitte ausblenden;{t} will ich vorerst nicht sehen;{n} soll gerade nicht angezeigt werden;ich möchte {t} erst einmal ausblenden;{t} vorübergehend verstecken',
    keepOnly:
      'Entferne alle {t} außer {p};Lösche alle {t} bis auf {p};Von den {t} soll nur {p} bleiben;Lösche alle anderen {t} und behalte {p};behalte nur {p} von den {t}',
    color:
      'Mach {t} {v};{n} soll {v} sein;Färbe {t} {v};{n} in {v} wäre schön;Ich möchte {t} in {v};gib {t} die Farbe {v};{n} wäre in {v} besser',
    bigger:
      'Mach {t} größer;{n} soll größer sein;Vergrößere {t};{n} dürfte ruhig mehr Größe haben;{n} ist viel zu klein;ich möchte {t} deutlich größer;{n} muss größer werden',
    text: 'Ändere {t} in „{v}“;{n} soll „{v}“ lauten;Ersetze {t} durch „{v}“;{n} heißt künftig „{v}“;{n} soll „{v}“ heißen;schreib „{v}“ statt {t};bei {t} soll „{v}“ stehen',
    price:
      'Ändere den Preis von {t} auf {v};{t} kostet jetzt {v};Setze den Preis für {t} auf {v};für {t} nehmen wir ab sofort {v};Erhöhe den Preis von {t} auf {v};{t} soll {v} kosten;der Preis für {t} ist jetzt {v};{t} kostet ab sofort {v}',
    moveAbove:
      'Verschiebe {t} über {p};Setze {t} vor {p};Mir wäre {n} vor {p} lieber;Rücke {t} über {p};{n} muss vor {p} stehen;ich hätte {t} gern vor {p}',
    moveLast:
      'Verschiebe {t} ans Ende;{n} soll ganz unten stehen;Mit {n} soll die Seite schließen;{n} soll ans Ende der Seite;rück {t} ganz ans Ende;ich möchte {t} ganz unten',
    rename:
      'Benenne {t} in „{v}“ um;Ändere den Namen {t} in {v};{t} ist Geschichte, wir sind jetzt {v};Unser Name ist jetzt {v}, nicht {t};ersetze {t} überall durch „{v}“',
  },
  fr: {
    remove:
      'Supprime {t};Enlève {t} s’il te plaît;Retirez {t};on n’a plus besoin de {t};Tu peux virer {t} ?;{n}, ça dégage;J’aimerais que tu supprimes {t};nous n’avons plus besoin de {t};{n} doit être supprimé;nous ne proposons plus {t};tu peux retirer {t} ?',
    hide: 'Cache {t};Masque {t} s’il te plaît;Masquez {t};Je ne veux pas voir {t} pour l’instant;{n} ne doit pas s’afficher pour le moment;je voudrais masquer {t} provisoirement;n’affiche plus {t}',
    keepOnly:
      'Supprime tous les {t} sauf {p};Enlève les {t} sauf {p};Parmi les {t}, garde juste {p};Supprime tous les autres {t} et garde {p};ne garde que {p} parmi les {t}',
    color:
      'Mets {t} en {v};{n} doit être {v};Change la couleur de {t} en {v};{n} serait mieux en {v};Je veux {t} en {v};{n} serait plus joli en {v};peux-tu mettre {t} en {v} ?',
    bigger:
      'Agrandis {t};{n} doit être plus grand;Mets {t} en plus grand;{n} mériterait plus de place en taille;{n} est vraiment trop petit;je voudrais {t} en plus grand;augmente la taille de {t}',
    text: 'Change {t} en « {v} »;Remplace {t} par « {v} »;{n} doit dire « {v} »;Pour {t}, écris plutôt « {v} »;{n} devrait être « {v} »;écris « {v} » au lieu de {t};je veux « {v} » comme texte pour {t}',
    price:
      'Change le prix de {t} à {v};{t} coûte maintenant {v};dorénavant c’est {v} pour {t};{t} doit coûter {v};le prix de {t} est maintenant de {v};augmente le prix de {t} à {v}',
    moveAbove:
      'Déplace {t} au-dessus de {p};Mets {t} avant {p};J’aimerais mieux voir {t} précéder {p};Je voudrais {t} avant {p};place {t} juste avant {p};{n} doit venir avant {p}',
    moveLast:
      'Déplace {t} à la fin;Mets {t} tout en bas;Que la page se termine par {t};{n} doit être à la fin de la page;je voudrais {t} tout en bas;place {t} en dernier',
    rename:
      'Renomme {t} en « {v} »;Change le nom {t} en {v};{t}, c’est fini, on s’appelle {v};Notre nom est maintenant {v}, pas {t};remplace {t} par « {v} » partout',
  },
  es: {
    remove:
      'Elimina {t};Quita {t} por favor;Borra {t};ya no necesitamos {t};¿Puedes cargarte {t}?;{n} sobra;Me gustaría eliminar {t};ya no hace falta {t};{n} debe desaparecer;ya no vendemos {t};¿puedes quitar {t}?',
    hide: 'Oculta {t};Esconde {t};Oculta {t} por ahora;No quiero ver {t} de momento;{n} no debe verse por ahora;quiero ocultar {t} un tiempo;no muestres {t}',
    keepOnly:
      'Elimina todos los {t} excepto {p};Quita los {t} menos {p};De los {t} que quede solo {p};Elimina los demás {t} y deja {p};quédate solo con {p} de los {t}',
    color:
      'Pon {t} en {v};{n} debe ser {v};Cambia el color de {t} a {v};{n} quedaría mejor en {v};Quiero {t} en {v};{n} estaría mejor en {v};¿puedes poner {t} en {v}?',
    bigger:
      'Haz {t} más grande;{n} debe ser más grande;Agranda {t};A {t} le vendría bien más tamaño;{n} es muy pequeño;quiero {t} más grande;aumenta el tamaño de {t}',
    text: 'Cambia {t} por «{v}»;{n} debe decir «{v}»;Sustituye {t} por «{v}»;En {t}, mejor «{v}»;{n} debería ser «{v}»;escribe «{v}» en lugar de {t};quiero que {n} ponga «{v}»',
    price:
      'Cambia el precio de {t} a {v};{t} ahora cuesta {v};por {t} cobramos {v} desde ya;{t} debe costar {v};el precio de {t} es ahora {v};sube el precio de {t} a {v}',
    moveAbove:
      'Mueve {t} encima de {p};Pon {t} antes de {p};Preferiría {t} por delante de {p};Quiero {t} antes de {p};coloca {t} justo antes de {p};{n} debe ir antes de {p}',
    moveLast:
      'Mueve {t} al final;Pon {t} al final de la página;Que la página acabe con {t};{n} debe estar al final de la página;quiero {t} abajo del todo;coloca {t} al final',
    rename:
      'Cambia el nombre {t} por {v};Renombra {t} a «{v}»;{t} pasó a la historia, somos {v};Ahora nuestro nombre es {v}, no {t};reemplaza {t} por «{v}» en todas partes',
  },
  no: {
    remove:
      'Fjern {t};Slett {t} takk;Ta bort {t};vi trenger ikke {t} lenger;Kan du kaste ut {t}?;{n} må vike;Jeg vil gjerne fjerne {t};vi har ikke bruk for {t} lenger;{n} bør fjernes;vi selger ikke {t} lenger;kan du ta bort {t}?',
    hide: 'Skjul {t};Gjem {t};Skjul {t} inntil videre;Jeg vil ikke se {t} akkurat nå;{n} skal ikke vises akkurat nå;jeg vil skjule {t} en stund;ikke vis {t}',
    keepOnly:
      'Fjern alle {t} unntatt {p};Slett alle {t} bortsett fra {p};Av {t} skal bare {p} stå igjen;Fjern alle de andre {t} og behold {p};behold bare {p} av {t}',
    color:
      'Gjør {t} {v};{n} skal være {v};Endre fargen på {t} til {v};{n} hadde vært finere i {v};Jeg vil ha {t} i {v};{n} hadde vært bedre i {v};kan du gjøre {t} {v}?',
    bigger:
      'Gjør {t} større;{n} skal være større;Forstørr {t};{n} tåler mer størrelse;{n} er altfor liten;jeg vil ha {t} mye større;øk størrelsen på {t}',
    text: 'Endre {t} til «{v}»;{n} skal være «{v}»;Bytt ut {t} med «{v}»;La {t} lyde «{v}»;{n} bør være «{v}»;skriv «{v}» i stedet for {t};jeg vil at {n} skal si «{v}»',
    price:
      'Endre prisen på {t} til {v};{t} koster nå {v};fra nå av tar vi {v} for {t};{t} skal koste {v};prisen på {t} er nå {v};øk prisen på {t} til {v}',
    moveAbove:
      'Flytt {t} over {p};Sett {t} før {p};Jeg vil heller ha {t} foran {p};Jeg vil ha {t} før {p};plasser {t} rett før {p};{n} må stå over {p}',
    moveLast:
      'Flytt {t} til slutten;Sett {t} nederst;La siden slutte med {t};{n} skal stå på slutten av siden;jeg vil ha {t} helt nederst;plasser {t} til slutt',
    rename:
      'Endre navnet {t} til {v};Gi {t} nytt navn: «{v}»;{t} er historie, vi heter {v};Navnet vårt er nå {v}, ikke {t};erstatt {t} med «{v}» overalt',
  },
  it: {
    remove:
      'Elimina {t};Togli {t} per favore;Rimuovi {t};non ci serve più {t};Puoi far sparire {t}?;{n} è di troppo;Vorrei eliminare {t};non abbiamo più bisogno di {t};{n} deve sparire;non offriamo più {t};puoi togliere {t}?;cancella {t}',
    hide: 'Nascondi {t};Nascondi {t} per ora;rendi invisibile {t};Non voglio vedere {t} per il momento;{n} non deve vedersi per ora;vorrei nascondere {t} per un po’;non mostrare {t}',
    keepOnly:
      'Elimina tutti i {t} tranne {p};Togli tutti i {t} eccetto {p};Dei {t} deve restare solo {p};Elimina gli altri {t} e lascia {p};tieni solo {p} dei {t}',
    color:
      'Metti {t} in {v};{n} deve essere {v};Cambia il colore di {t} in {v};{n} starebbe meglio in {v};Voglio {t} in {v};colora {t} di {v};puoi mettere {t} in {v}?',
    bigger:
      'Rendi {t} più grande;{n} deve essere più grande;Ingrandisci {t};{n} è troppo piccolo;vorrei {t} più grande;aumenta la dimensione di {t};fai {t} un po’ più grande',
    text: 'Cambia {t} in «{v}»;{n} deve dire «{v}»;Sostituisci {t} con «{v}»;Per {t}, meglio «{v}»;{n} dovrebbe essere «{v}»;scrivi «{v}» al posto di {t};voglio che {n} dica «{v}»',
    price:
      'Cambia il prezzo di {t} in {v};{t} ora costa {v};per {t} chiediamo {v} da subito;{t} deve costare {v};il prezzo di {t} è ora {v};alza il prezzo di {t} a {v}',
    moveAbove:
      'Sposta {t} sopra {p};Metti {t} prima di {p};Preferirei {t} davanti a {p};Vorrei {t} prima di {p};metti {t} subito prima di {p};{n} deve stare prima di {p}',
    moveLast:
      'Sposta {t} alla fine;Metti {t} in fondo alla pagina;La pagina deve finire con {t};{n} deve stare alla fine della pagina;vorrei {t} in fondo a tutto;metti {t} per ultimo',
    rename:
      'Cambia il nome {t} in {v};Rinomina {t} in «{v}»;{t} è storia, siamo {v};Ora il nostro nome è {v}, non {t};sostituisci {t} con «{v}» dappertutto',
  },
  pt: {
    remove:
      'Remova {t};Tire {t} por favor;Apaga {t};não precisamos mais de {t};Dá para tirar {t}?;{n} está sobrando;Gostaria de eliminar {t};já não precisamos de {t};{n} deve sumir;não oferecemos mais {t};pode tirar {t}?;exclua {t}',
    hide: 'Oculte {t};Esconda {t};Oculta {t} por enquanto;Não quero ver {t} no momento;{n} não deve aparecer por enquanto;quero esconder {t} por um tempo;não mostre {t}',
    keepOnly:
      'Remova todos os {t} exceto {p};Tire todos os {t} menos {p};Dos {t} deve ficar só {p};Apague os outros {t} e deixe {p};mantenha apenas {p} dos {t}',
    color:
      'Coloque {t} em {v};{n} deve ser {v};Mude a cor de {t} para {v};{n} ficaria melhor em {v};Quero {t} em {v};põe {t} em {v};pode colocar {t} em {v}?',
    bigger:
      'Deixe {t} maior;{n} deve ser maior;Aumente {t};{n} está muito pequeno;quero {t} maior;aumenta o tamanho de {t};faz {t} um pouco maior',
    text: 'Mude {t} para “{v}”;{n} deve dizer “{v}”;Substitua {t} por “{v}”;Em {t}, melhor “{v}”;{n} deveria ser “{v}”;escreva “{v}” em vez de {t};quero que {n} diga “{v}”',
    price:
      'Mude o preço de {t} para {v};{t} agora custa {v};por {t} passamos a cobrar {v};{t} deve custar {v};o preço de {t} agora é {v};aumente o preço de {t} para {v}',
    moveAbove:
      'Mova {t} para cima de {p};Coloque {t} antes de {p};Prefiro {t} à frente de {p};Quero {t} antes de {p};põe {t} logo antes de {p};{n} deve vir antes de {p}',
    moveLast:
      'Mova {t} para o final;Coloque {t} no final da página;A página deve terminar com {t};{n} deve ficar no final da página;quero {t} lá embaixo;põe {t} por último',
    rename:
      'Mude o nome {t} para {v};Renomeie {t} para “{v}”;{t} já era, agora somos {v};Agora o nosso nome é {v}, não {t};substitua {t} por “{v}” em todo lugar',
  },
}
