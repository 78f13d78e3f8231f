import type { EditAction, Tongue } from '../types.ts'

/**
 * HELD OUT: no row, no grammar and no test is written for these. Ways to ask for a change as people type them in a
 * hurry, politely, roundabout or by telling a fact; holes as in `edit-wordings.ts`.
 */
export const heldOutWordings: Record<Tongue, Record<EditAction, string>> = {
  en: {
    remove:
      'could {n} go?;{n} is out of date, please take it off the page;ditch {t};I don’t think anyone needs {t} anymore;we have stopped doing {t}, so take it down please',
    hide: 'can you switch {t} off for a while without deleting it;keep {t} but don’t show it yet;nobody should see {t} until next month',
    keepOnly: 'I only want to keep {p}, the other {t} can go;out of all {t} just leave {p}',
    color:
      'I’d love {t} in {v};can we try {v} for {t}?;{n} would look nicer in {v} I think;not happy with the colour of {t}, {v} please',
    bigger:
      '{n} is too small;I can hardly read {t}, it needs to be larger;could {n} get a little more size?;{t} bigger pls',
    text: '{t}: "{v}" please;I’d rather have "{v}" there than what {n} says now;could {n} please read "{v}" instead?',
    price:
      'it’s {v} for {t} now;{t} went up to {v};we charge {v} for {t} these days;could you put {t} at {v}?;{t} should be {v}, the price is wrong',
    moveAbove:
      'can {n} come earlier, before {p}?;people should see {t} before {p};I want {t} up there, right above {p}',
    moveLast: '{n} belongs at the very bottom;could {n} come last of all?;push {t} down to the end please',
    rename: 'we have changed our name from {t} to {v};please use {v} wherever it says {t};it’s not {t} but {v}',
  },
  de: {
    remove:
      'könnte {n} weg?;{n} stimmt nicht mehr, bitte raus damit;{t} haben wir nicht mehr im Angebot, also weg damit;ich würde gern auf {t} verzichten;schmeiß {t} runter',
    hide: 'kann man {t} eine Weile unsichtbar schalten?;{t} soll im Moment keiner sehen;lass {t} mal verschwinden, aber nicht löschen',
    keepOnly: 'behalte von den {t} bloß {p};außer {p} können alle {t} weg',
    color:
      'ich hätte {t} gern in {v};könnten wir {t} mal in {v} probieren?;{n} sieht in {v} bestimmt besser aus;{t} bitte {v}',
    bigger: '{n} ist zu klein;{t} kann man kaum lesen, bitte größer;könnte {n} etwas größer werden?;{t} größer pls',
    text: '{t}: „{v}“ bitte;bei {t} hätte ich lieber „{v}“;schreib statt {t} lieber „{v}“',
    price:
      '{t} liegt jetzt bei {v};wir verlangen für {t} inzwischen {v};{t} ist auf {v} gestiegen;könntest du {t} auf {v} setzen?',
    moveAbove:
      'kann {n} weiter nach oben, vor {p}?;man soll {t} noch vor {p} sehen;zieh {t} bitte hoch, direkt über {p}',
    moveLast: '{n} gehört ganz nach unten;schieb {t} bitte runter ans Ende;könnte {n} als Letztes kommen?',
    rename: 'wir heißen nicht mehr {t}, sondern {v};überall wo {t} steht, soll {v} stehen;aus {t} wird {v}',
  },
  fr: {
    remove:
      'est-ce que {n} pourrait partir ?;{n} n’est plus d’actualité, à retirer svp;on ne propose plus {t}, tu peux l’enlever ?;je voudrais qu’on retire {t};plus besoin de {t}',
    hide: 'vous pourriez masquer {t} quelque temps, sans supprimer ?;que personne ne voie {t} pour le moment;{t} à cacher svp',
    keepOnly: 'je voudrais garder uniquement {p} parmi les {t};à part {p}, tous les {t} peuvent partir',
    color: 'j’aimerais bien {t} en {v};on pourrait essayer {v} pour {t} ?;{n} rendrait mieux en {v};{t} en {v} svp',
    bigger:
      '{n} est trop petit;on a du mal à lire {t}, il faudrait plus grand;{t} plus grand svp;peut-on agrandir un peu {t} ?',
    text: '{t} : « {v} » svp;au lieu de {t} je préférerais « {v} »;il faudrait que {n} dise plutôt « {v} »',
    price: '{t} est passé à {v};on facture {t} {v} maintenant;c’est {v} désormais pour {t};tu peux mettre {t} à {v} ?',
    moveAbove: '{n} devrait venir plus tôt, avant {p};on devrait voir {t} avant {p};remonte {t} juste au-dessus de {p}',
    moveLast: '{n} devrait être tout à la fin;descends {t} tout en bas svp;j’aimerais que {n} vienne en dernier',
    rename:
      'on ne s’appelle plus {t} mais {v};partout où il y a {t}, mettez {v};notre nouveau nom est {v} au lieu de {t}',
  },
  es: {
    remove:
      '¿podría desaparecer {t}?;{n} ya no vale, quítalo por favor;ya no ofrecemos {t}, así que fuera;me gustaría que quitaras {t};{t} fuera',
    hide: '¿se puede ocultar {t} un tiempo, sin borrar nada?;que nadie vea {t} por el momento;deja {t} sin mostrar hasta nuevo aviso',
    keepOnly: 'quiero dejar únicamente {p} de los {t};aparte de {p}, los demás {t} se pueden quitar',
    color: 'me gustaría {t} en {v};¿probamos {v} para {t}?;{n} luciría más en {v};{t} en {v} porfa',
    bigger:
      '{n} es demasiado pequeño;casi no se lee {t}, más grande por favor;¿podría ser {n} un poco más grande?;{t} más grande porfa',
    text: '{t}: «{v}» por favor;en vez de {t} prefiero «{v}»;quisiera que {n} dijera «{v}»',
    price: '{t} ha subido a {v};ahora cobramos {v} por {t};{t} vale {v} a partir de hoy;¿puedes poner {t} a {v}?',
    moveAbove: '{n} debería ir antes que {p};quiero que se vea {t} antes que {p};sube {t} justo por encima de {p}',
    moveLast: '{n} debería ir al final del todo;baja {t} hasta abajo por favor;¿puede ir {n} en último lugar?',
    rename:
      'ya no nos llamamos {t} sino {v};donde pone {t} tiene que poner {v};nuestro nombre nuevo es {v} en vez de {t}',
  },
  no: {
    remove:
      'kan {n} gå ut?;{n} stemmer ikke lenger, ta det vekk er du snill;vi tilbyr ikke {t} lenger, så bort med det;jeg vil gjerne ha vekk {t};dropp {t}',
    hide: 'kan du slå av {t} en stund uten å slette?;ingen skal se {t} foreløpig;la {t} være skjult en periode',
    keepOnly: 'jeg vil bare beholde {p} av {t};bortsett fra {p} kan alle {t} gå',
    color: 'jeg vil gjerne ha {t} i {v};kan vi prøve {v} på {t}?;{n} ser sikkert bedre ut i {v};{t} i {v} takk',
    bigger: '{n} er for liten;man kan nesten ikke lese {t}, større takk;kunne {n} vært litt større?;{t} større takk',
    text: '{t}: «{v}» takk;i stedet for {t} vil jeg heller ha «{v}»;det burde stå «{v}» i {t}',
    price: '{t} har gått opp til {v};nå tar vi {v} for {t};{t} ligger på {v} nå;kan du sette {t} til {v}?',
    moveAbove: '{n} burde komme før {p};folk bør se {t} før {p};dra {t} opp rett over {p}',
    moveLast: '{n} hører hjemme helt nederst;flytt {t} ned til bunnen takk;kan {n} komme sist?',
    rename:
      'vi heter ikke {t} lenger, men {v};overalt der det står {t} skal det stå {v};vårt nye navn er {v} i stedet for {t}',
  },
  it: {
    remove:
      '{n} può anche andarsene;{n} non è più attuale, toglila pure dalla pagina;{t} non lo facciamo più, quindi via;mi farebbe piacere se {n} sparisse;{t} via, grazie',
    hide: 'si può nascondere {t} per un po’, senza cancellare niente?;che nessuno veda {t} per adesso;lascia {t} fuori vista fino a nuovo avviso',
    keepOnly: 'voglio lasciare unicamente {p} tra i {t};a parte {p}, gli altri {t} si possono togliere',
    color: 'mi piacerebbe {t} in {v};proviamo {v} per {t}?;{n} farebbe più figura in {v};{t} in {v} per favore',
    bigger:
      '{n} è davvero minuscolo;si fa fatica a leggere {t}, più grande per favore;{n} potrebbe essere un po’ più grande?;{t} più in grande, grazie',
    text: '{t}: «{v}» per favore;al posto di {t} preferisco «{v}»;gradirei che {n} dicesse «{v}»',
    price: '{t} è salito a {v};adesso prendiamo {v} per {t};{t} viene {v} da oggi;puoi mettere {t} a {v}?',
    moveAbove: '{n} dovrebbe venire prima di {p};voglio che si veda {t} prima di {p};tira su {t} appena sopra {p}',
    moveLast: '{n} dovrebbe andare proprio in fondo;manda {t} giù in fondo per favore;{n} può chiudere la pagina?',
    rename:
      'non ci chiamiamo più {t} ma {v};dove c’è scritto {t} deve esserci {v};il nostro nuovo nome è {v} invece di {t}',
  },
  pt: {
    remove:
      'será que {n} pode sair?;{n} já não vale, pode tirar da página;{t} a gente não faz mais, então fora;eu preferia que {n} sumisse daí;{t} fora, obrigado',
    hide: 'dá para esconder {t} por um tempo sem apagar nada?;que ninguém veja {t} por agora;deixa {t} fora de vista até segunda ordem',
    keepOnly: 'quero deixar unicamente {p} entre os {t};tirando {p}, os demais {t} podem sair',
    color:
      'eu gostaria de {t} em {v};vamos tentar {v} para {t}?;acho que {n} ia ficar mais bonito em {v};{t} em {v} pfv',
    bigger:
      '{n} está pequeno demais;mal dá para ler {t}, maior por favor;{n} podia ser um pouco maior?;{t} maior, obrigada',
    text: '{t}: “{v}” por favor;no lugar de {t} prefiro “{v}”;queria que {n} dissesse “{v}”',
    price: '{t} subiu para {v};agora cobramos {v} por {t};{t} sai por {v} a partir de hoje;pode pôr {t} a {v}?',
    moveAbove: '{n} devia vir antes de {p};quero que se veja {t} antes de {p};suba {t} para logo acima de {p}',
    moveLast: '{n} devia ir lá para o fim de tudo;desce {t} para o fundo da página por favor;{n} pode fechar a página?',
    rename:
      'já não nos chamamos {t}, e sim {v};onde está escrito {t} tem que estar {v};o nosso nome novo é {v} em vez de {t}',
  },
}
