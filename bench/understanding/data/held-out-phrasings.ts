import type { Tongue } from '../types.ts'
import type { Phrasings } from './phrasings/phrasings.ts'

/** Goes into the names of the families: figures of an earlier ten, now among the known, are not taken for theirs. */
export const heldOutRound = 2

/**
 * HELD OUT. Do not read on when you work on the reader: no row, no grammar and no test is written for these.
 * Ten ways of phrasing a brief per language that development never sees; the difference between their figures and the
 * others' is what the reader does with sentences that nobody foresaw. Who has looked at them moves them to the known
 * (`phrasings/`), writes ten new ones, each language its own, and counts `heldOutRound` up.
 */
export const heldOut: Record<Tongue, Partial<Phrasings>> = {
  en: {
    prose: [
      'Okay so basically I am asking for a neighbour, {person}, who is about to start {a}, that is in {place}, and it ' +
        'is going to be called, hang on, {name}, right, and what is planned is {services}, then {i1} at {v1}, {i2} at ' +
        '{v2}, and I think {x} and {x} would help people, but nothing fancy.',
      'No blog, no pop-ups, no cookie circus. Just a clean page for {a} (in {place}, {note}) with what we do: ' +
        '{services} (and yes, also {s}). Colours should be {colours}, not the beige from our old site. Oh, and the ' +
        'name, before I forget it: {name}.',
    ],
    bullets: [
      'landing pg, one scroll:\n– biz: {trade} ({place})\n– svcs: {servicelist}\n– hrs: {hours}\n– tel. {phone} / ' +
        '{email}\n– CTA "{button}"\n– brand at the top, i.e. {name}\n– no stock photos pls',
      'Copying this straight off our flyer:\n\n{name}\n{Trade} · {address} · {place}\n{servicelist}\n{prices}\n' +
        '{hours}\n\nCan the website look like that too, only {mood} and with {sectionlist}?',
    ],
    ask: [
      '{Item1} {v1}, {i2} {v2}, doors open {hours}, and if in doubt people ring {phone}. That is pretty much ' +
        'everything anybody ever wants to know about {name}, the {trade} in {place}. Any chance you could turn that ' +
        'into one simple page?',
    ],
    hurry: [
      'yo so my mate opens {a} over in {place} next month n theres zero web presence lol, its gonna be {name}, ' +
        '{servicelist}, {hours}',
      'hey 👋 so we do {services}\nits {a}\n{place} right by the station\nname is {name} btw\n{v1} for {i1}\nmaybe {c} ' +
        'and {mood}??\nppl can text {phone}',
    ],
    long: [
      'It all began in my parents’ garage with nothing but a folding table and a stubborn idea. Today {name} is {a} ' +
        'with its own front door at {address}, {place}, and the people who walk through it are mostly {audience}. ' +
        'They ask for {services}, and lately for {s} as well; these days it is {v1} for {i1}. I would love a page ' +
        'that tells visitors all this without shouting: {mood}, plenty of {c}, and further down {x} so that nobody ' +
        'has to ask around.',
    ],
    letter: [
      'Hi there,\n\nhope this is the right place to ask. My husband and I look after {a} at {address}, and after years ' +
        'of paper leaflets it is time for something online. The leaflet reads: {services}. People ring {phone}, we ' +
        'are open {hours}.\n\nThe sign just says {name}, so please stick to that.\n\nMany thanks,\n{person}',
      'FW: web page\n\nsee below from the boss, can you take care of it today?\n\n> Team, the new page for {name} has ' +
        'to go up this week. Keep it short: who we are ({a} in {place}), what we do ({servicelist}) and how people ' +
        'get hold of us ({phone}, {email}). Skip the prices for now, we are still arguing about them.',
    ],
  },
  de: {
    prose: [
      'Es geht nicht um mich, sondern um {person}: Im Frühjahr wird in {place} {a} eröffnet, gedacht für {audience}, ' +
        'und auf der Tafel vor der Tür wird {name} stehen. Geplant sind {services}, dazu {s}. Wer etwas wissen will, ' +
        'schreibt an {email}.',
      'Gesucht: eine Seite für {name} ({trade}, {place}). Drauf muss nicht viel: was wir anbieten ({servicelist}), ' +
        'wann jemand da ist ({hours}) und wie man uns erreicht ({phone}, notfalls {email}). Preise bitte keine ' +
        '(ändern sich gerade), Fotos auch noch nicht (kommen im Sommer). Stil: {mood}.',
    ],
    bullets: [
      'Stichpunkte, ausformulieren darfst du:\n– {Trade}, Inh. {person}\n– {place}, {address}\n– Öffn.zeiten: {hours}\n' +
        '– Leistg.: {servicelist}\n– Farbe: {c}\n– kein Shop, keine Musik\n– Firmenname: {name}',
    ],
    keys: [
      'Seite für uns → {trade} in {place} → wir machen {servicelist} → {prices} → Knopf „{button}“ → Name ganz groß: {name}',
    ],
    ask: [
      'Geöffnet {hours}, {note}, {i1} {v1}, {i2} {v2}: So steht es seit Jahren im Schaufenster von {name}, nur geht ' +
        'kaum noch jemand am Schaufenster vorbei. Baust du uns daraus eine Seite, der man ansieht, dass {a} ' +
        'dahintersteckt?',
    ],
    hurry: [
      'moin, kumpel macht {acc} auf in {place} und hat null plan von internet. heißt {name}. {servicelist}. {hours}. ' +
        'kriegst du da was hin',
      'hallo 🙂 wir hatten ne alte seite aber die is weg\nalso {name}\nsind {a} in {place}\nmachen {servicelist}\n' +
        '{i1} {v1}\nwhatsapp {phone}\nbitte was in {c} und {mood}',
    ],
    long: [
      'Also pass auf, das ist so: Mein Schwager und ich, wir haben letztes Jahr {acc} übernommen, drüben in {place}, ' +
        'und seitdem werden wir ständig gefragt, wo man das alles nachlesen kann. Dass es bei uns {services} gibt zum ' +
        'Beispiel, oder was {i1} kostet, nämlich {v1}. Das Ding heißt übrigens {name}, so soll es auch oben stehen. ' +
        'Schön wäre, wenn {x} und {x} dabei wären, und vom Gefühl her eher {mood}, mit ein bisschen {c}.',
    ],
    letter: [
      'Sehr geehrte Damen und Herren,\n\nunser bisheriger Internetauftritt stammt noch von meinem Vorgänger und soll ' +
        'abgelöst werden. Es geht um {name}, {acc} mit Sitz in {place}. Zu unserem Angebot zählen {services}; bitte ' +
        'führen Sie das einzeln auf. Telefonisch sind wir {hours} unter {phone} zu erreichen.\n\nMit freundlichen ' +
        'Grüßen\n{person}',
      'Chef hat mir das eben aufs Handy diktiert, ich geb es so weiter: „Für {name} muss was Neues her. Rein soll, ' +
        'dass wir {a} sind, die Adresse, also {address}, dass es bei uns {services} gibt, und ein Preis, {i1} ' +
        '({v1}). Den Rest der Preise noch weglassen. Anfragen bitte an {email}.“ Mehr weiß ich auch nicht :)',
    ],
  },
  fr: {
    comma: [
      'Je recopie notre vieux prospectus : « {name}. {Trade}, {place}. {servicelist}. {prices}. Ouvert {hours}. » À ' +
        'vous d’en faire une page web moderne pour {audience}, avec {x} en plus.',
    ],
    prose: [
      'Alors voilà, euh, en fait c’est pour quelqu’un de la famille, enfin {person}, qui reprend {a} à {place} et qui ' +
        'garde le nom, {name}, parce que tout le monde le connaît. Dedans, euh, {services}, et puis les prix, {i1} {v1}, ' +
        '{i2} {v2}, bon, rien de compliqué quoi. Faites juste une page claire avec {x}.',
      'Surtout pas de diaporama, pas de musique, pas de vente en ligne. Juste l’essentiel sur {name}, {a} de quartier ' +
        '(à {place}, {note}) : ce qu’on propose ({services}) et où nous écrire ({email}). En {colours}, comme notre ' +
        'carte de visite.',
    ],
    bullets: [
      'pour mémo :\n- activité → {trade}\n- ville → {place}\n- presta. → {servicelist}\n- horaires → {hours}\n' +
        '- tél. → {phone}\n- ambiance → {mood}, {c}\n- nom → {name} (à écrire tel quel svp)',
    ],
    ask: [
      'On trouve chez nous {servicelist}. On ouvre {hours}. On reste raisonnable : {i1} {v1}, {i2} {v2}. On réserve au ' +
        '{phone}. Chez nous, c’est {name}, {trade} à {place}. Vous pourriez nous faire un site avec tout ça ?',
    ],
    hurry: [
      'coucou c pour une copine elle ouvre {a} a {place} ca sappelle {name} yaura {servicelist} c ouvert {hours} tu ' +
        'peux faire un truc sympa ?',
      'bjr, jai {a} 😊 cest {name}\non fait {servicelist}\non est {address}, {place}\nles gens appellent le {phone}\n' +
        'la page en {c} si possible, style {mood}\nmerci davance',
    ],
    long: [
      'Au départ il y avait un local vide et beaucoup de poussière. Des mois de travaux plus tard, c’est {a}, et tout ' +
        '{place} en parle. Nous avons choisi de l’appeler {name}. Chaque semaine, {audience} poussent la porte. Au ' +
        'programme : {services} ; côté tarif, {i1}, {v1}. Le site devrait raconter cette aventure, donner envie de passer ' +
        'nous voir ({address}) et rester {mood}. Merci d’y prévoir les rubriques {x} et {x}.',
    ],
    letter: [
      'Bonjour,\n\nJe me permets de vous écrire au sujet de notre {trade}, {name}, que mon épouse et moi tenons au ' +
        '{address}. Jusqu’ici, nous n’avions qu’une ligne dans l’annuaire. Nous aimerions présenter nos prestations ' +
        '({services}), sans oublier {s}. On nous joint au {phone} aux heures d’ouverture ({hours}).\n\nBien ' +
        'cordialement,\n{person}\n{place}',
      'Transféré de la direction, à traiter avant ce soir :\n\n> Le site de {name} est mort, il faut repartir de zéro. ' +
        'Bien dire qu’on est {a} à {place}, mettre {sectionlist}, et un bouton « {button} » bien visible. Pas de ' +
        'slogan, on en a déjà trop. Les gens écrivent à {email}.',
    ],
  },
  es: {
    comma: [
      'Esto dice el folleto que repartimos: {Trade} {name} | {address}, {place} | {servicelist} | {prices} | {email}. ' +
        'Pásalo a web, con {c} como en el folleto y además {x}.',
    ],
    prose: [
      'Mira, te cuento, es para {person}, que el mes que viene abre {a} aquí en {place}, ¿vale?, y todavía no tiene ' +
        'nada en internet. Le va a poner {name}. Pues eso, que haya {services}, que se pueda llamar al {phone}, y que ' +
        'salga {x} y también {x}. No hace falta más.',
      'No quiero carrusel ni ventanas emergentes ni chat. Tampoco precios, que cambian cada semana. Quiero que quien ' +
        'busque {a} en {place} dé con {name}, vea lo que hacemos ({servicelist}) y sepa cuándo estamos ({hours}). ' +
        'Colores: {c} y poco más.',
    ],
    bullets: [
      'apuntes p/ la web:\n· {trade} en {place}\n· ofrecemos → {servicelist}\n· cuándo → {hours}\n· dónde → {address}\n' +
        '· sin precios por ahora\n· tfno. {phone}\n· rótulo: {name}',
    ],
    ask: [
      '{Item1}, {v1}. {Item2}, {v2}. Abierto {hours} ({note}). La dirección, {address}, en {place}. Con esto y ' +
        'el nombre, {name}, ¿nos puedes preparar una página para {our}?',
    ],
    hurry: [
      'buenas q tal, un amigo tiene {a} en {place} y no sale ni en google, se llama {name}, tiene {servicelist} y abre ' +
        '{hours}, me lo montas?',
      'holaa 🙋 soy {person} tengo {a} q se llama {name}\nkiero una pag sencillita\nhacemos {servicelist}\n{i1} {v1} y ' +
        '{i2} {v2}\nestamos en {place}, wasap {phone}\nporfi q sea algo {mood}',
    ],
    long: [
      'Mi abuela empezó con una mesa en el portal y hoy, tantos años después, aquello es {a} que conoce medio {place}. ' +
        'Nunca le cambiamos el nombre: {name}. La gente entra preguntando por {services} y se queda charlando. {Item1} ' +
        'vale {v1}; {i2}, {v2}. Me haría ilusión una página que cuente esa historia, de aire {mood} y en tonos ' +
        '{colours}, con {x} al final.',
    ],
    letter: [
      'Estimados señores:\n\nLes escribo porque queremos renovar la web de {name}. La actual la hizo mi sobrino y ya no ' +
        'se puede tocar. Llevamos {a} en {place}, {address}, y lo que más nos encargan es {services}. Rogamos que ' +
        'figure también un apartado de {x}.\n\nReciban un cordial saludo,\n{person}\nTel. {phone}',
      'Te reenvío lo que me ha mandado la jefa, a ver si lo puedes sacar hoy:\n\n«Página nueva para {name}, {trade}. Que ' +
        'se note que es para {audience}, que tenemos {services}, y el precio de {i1}, {v1}. De momento nada de tienda ' +
        'online. El botón, que ponga “{button}”. Y un correo: {email}.»',
    ],
  },
  no: {
    comma: [
      'Teksten fra plakaten vår, bruk den på nett også: «{name} – {trade} i {place} – {servicelist} – {prices} – ' +
        '{note} – {hours}», og så en knapp der det står «{button}»',
    ],
    prose: [
      'Altså, dette gjelder ikke meg, men naboen, {person}, som starter {a} her i {place} til høsten, ikke sant, og ' +
        'navnet blir {name}, det er bestemt. Tanken er {services}, pluss {s}, og åpent {hours}. Lag noe enkelt, med ' +
        '{x} og {x}.',
      'Vi trenger en nettside (ikke nettbutikk, ikke app) for {name} ({trade}, {place}). Innhold: hva vi gjør ' +
        '({servicelist}), hvem man spør etter ({person}) og hvor vi holder til ({address}). Gjerne {c}, bare ikke beige.',
    ],
    bullets: [
      'notater til siden\n– bransje: {trade}\n– sted: {place} ({address})\n– tilb.: {servicelist}\n– tlf {phone}, e-post ' +
        '{email}\n– uten priser inntil videre\n– uttrykk: {mood}\n– på toppen skal det stå {name}',
    ],
    ask: [
      'På døra henger en lapp: {hours}. På veggen en annen: {i1} {v1}, {i2} {v2}. Navnet, {name}, vet alle. Telefonen ' +
        '({phone}) ringer likevel hele dagen med de samme spørsmålene. Vi er {a} i {place}; kan du samle alt dette på ' +
        'én nettside for oss?',
    ],
    hurry: [
      'halla, kompisen min driver {a} i {place} og finnes ikke på nett engang, {name} heter det, {servicelist}, åpent ' +
        '{hours}, fikser du noe kult?',
      'hei 😊 kan noen hjelpe meg med side\nhar {a} som heter {name}\n{servicelist}\n{i1} {v1}\nvi er i {place}, ring ' +
        'eller send mld {phone}\nliker {c} og litt {mood}',
    ],
    long: [
      'Lokalet sto tomt i årevis etter at posten flyttet ut. Nå har søsteren min fylt det med liv igjen: {a} midt i ' +
        '{place}, for {audience} og alle andre som stikker innom. {name} ble navnet til slutt. Her får du {services}, ' +
        'og {i1} koster {v1}. Siden bør være {mood}, gjerne i {colours}, og ha {x} så folk slipper å spørre.',
    ],
    letter: [
      'Hei,\n\nvi er i gang med å bytte ut den gamle nettsiden til {name} og håper du kan hjelpe. Kort fortalt: {a} i ' +
        '{address}, {place}. Vi vil løfte fram {services}, og så må det være lett å finne {x}.\n\nVennlig hilsen\n' +
        '{person}\nmob. {phone}',
      'Videresendt fra daglig leder:\n\n«Kan noen få opp en side for {name} denne uka? Vi er tross alt {a}, og folk ' +
        'aner ikke at vi har {services}. Ta med at {i1} koster {v1}, og at man kan skrive til {email}. Ikke legg ut ' +
        'noe om ledige stillinger ennå.»\n\nJeg vet ikke mer enn dette.',
    ],
  },
  it: {
    comma: [
      'Ricopio dal nostro vecchio volantino: «{name}. {Trade}, {place}. {servicelist}. {prices}. Aperto {hours}.» Fatene ' +
        'voi una pagina moderna per {audience}, con in più {x}.',
    ],
    prose: [
      'Allora, ti spiego, è per {person}, che il mese prossimo apre {a} qui a {place}, no?, e in rete non ha ancora ' +
        'niente. Lo chiamerà {name}. Insomma, che ci siano {services}, che si possa telefonare al {phone}, e che si veda ' +
        '{x} e anche {x}. Altro non serve.',
      'Niente slideshow, niente musica, niente finestre che saltano fuori. Solo l’essenziale su {name}, {a} come si deve ' +
        '(a {place}, {note}): quello che facciamo ({services}) e dove scriverci ({email}). In {colours}, come il nostro ' +
        'biglietto da visita.',
    ],
    bullets: [
      'promemoria:\n- attività → {trade}\n- città → {place}\n- cosa → {servicelist}\n- orari → {hours}\n' +
        '- tel. → {phone}\n- stile → {mood}, {c}\n- nome → {name} (scritto così, mi raccomando)',
    ],
    ask: [
      'Da noi si trovano {servicelist}. Apriamo {hours}. Sui prezzi restiamo ragionevoli: {i1} {v1}, {i2} {v2}. Si prenota ' +
        'al {phone}. Da noi vuol dire {name}, {trade} a {place}. Ci fareste un sito con dentro tutto questo?',
    ],
    hurry: [
      'ciao è x un’amica ke apre {a} a {place} si chiamerà {name} ci sarà {servicelist} aperto {hours} mi fai qualcosa di carino?',
      'ehi 😊 ho {a}\nsi chiama {name}\nfacciamo {servicelist}\nsiamo in {address}, {place}\nla gente chiama il {phone}\n' +
        'la pagina in {c} se si può, stile {mood}\ngrazie mille',
    ],
    long: [
      'All’inizio c’era un locale vuoto e molta polvere. Dopo mesi di lavori è {a}, e tutta {place} ne parla. Abbiamo ' +
        'deciso di chiamarlo {name}. Ogni settimana entrano {audience}. Il programma: {services}; quanto ai prezzi, {i1}, ' +
        '{v1}. Il sito dovrebbe raccontare questa avventura, far venire voglia di passare ({address}) e restare {mood}. ' +
        'Prevedete per favore {x} e {x}.',
    ],
    letter: [
      'Buongiorno,\n\nvi scrivo a proposito di {our}, {name}, che mia moglie e io mandiamo avanti in {address}. Finora ' +
        'avevamo solo una riga nell’elenco. Vorremmo presentare quello che facciamo ({services}), senza dimenticare {s}. ' +
        'Rispondiamo al {phone} negli orari di apertura ({hours}).\n\nCordiali saluti,\n{person}\n{place}',
      'Inoltrato dalla direzione, da fare entro stasera:\n\n> Il sito di {name} è morto, si riparte da zero. Dire bene che ' +
        'siamo {a} a {place}, mettere {sectionlist}, e un pulsante «{button}» che si veda. Niente slogan, ne abbiamo già ' +
        'troppi. La gente scrive a {email}.',
    ],
  },
  pt: {
    comma: [
      'Copiado do nosso panfleto: “{Trade} {name} • {address}, {place} • {servicelist} • {prices} • {email}”. Transforma ' +
        'isso em site, com {c} como no papel, e põe também {x}.',
    ],
    prose: [
      'Então, deixa eu explicar, é pra {person}, que mês que vem abre {a} aqui em {place}, tá?, e ainda não tem nada na ' +
        'internet. Vai se chamar {name}. Enfim, que apareça {services}, que dê pra ligar no {phone}, e que tenha {x} e ' +
        'mais {x}. Só isso mesmo.',
      'Dispenso carrossel, música e janelas a saltar. O que interessa é que quem procura {a} em {place} encontre {name}, ' +
        'perceba o que fazemos ({servicelist}) e saiba quando cá estamos ({hours}). Cores: {c} e pouco mais.',
    ],
    bullets: [
      'rascunho p/ a página:\n→ ramo: {trade} em {place}\n→ fazemos: {servicelist}\n→ quando: {hours}\n→ rua: {address}\n' +
        '→ zap {phone}\n→ preços ainda não\n→ na fachada: {name} (escrito assim)',
    ],
    ask: [
      '{Item1}, {v1}. {Item2}, {v2}. Portas abertas {hours} ({note}). Endereço: {address}, {place}. Com isso e o nome, ' +
        '{name}, dá para montar uma página para {our}?',
    ],
    hurry: [
      'oii gente um amigo tem {a} em {place} e n aparece nem no google, chama {name}, tem {servicelist} e abre {hours}, ' +
        'me faz um site massa?',
      'opa 🙋 aqui é {person} tenho {a} chamada {name}\nqueria uma pág bem simples\na gente faz {servicelist}\n{i1} {v1} ' +
        'e {i2} {v2}\nfica em {place}, whats {phone}\nse der algo {mood} vlw',
    ],
    long: [
      'Tudo começou com uma mesa emprestada na garagem do meu avô, e hoje aquilo é {a} que meia {place} conhece. O nome ' +
        'nunca mudou: {name}. As pessoas entram à procura de {services} e acabam ficando para conversar. {Item1} sai por ' +
        '{v1}; {i2}, {v2}. Adorava ter uma página que contasse essa história, com um ar {mood}, em tons de {colours}, e ' +
        '{x} no fim.',
    ],
    letter: [
      'Bom dia,\n\nescrevo a respeito do site de {name}, que foi feito pelo meu sobrinho e em que já ninguém consegue ' +
        'mexer. Somos {a} em {place}, {address}, e o que mais nos pedem é {services}. Agradecia que houvesse também ' +
        '{x}.\n\nCom os melhores cumprimentos,\n{person}\nTel. {phone}',
      'Encaminhando o que a chefe mandou, dá pra resolver hoje?\n\n“Página nova para {name}, {trade}. Tem que ficar claro ' +
        'que é para {audience}, que temos {services}, e o preço de {i1}, {v1}. Por enquanto nada de loja virtual. No ' +
        'botão, escrever ‘{button}’. E um e-mail: {email}.”',
    ],
  },
}
