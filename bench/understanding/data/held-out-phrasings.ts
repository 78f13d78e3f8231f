import type { Tongue } from '../types.ts'
import type { Phrasings } from './phrasings/phrasings.ts'

/** Goes into the names of the families: figures of an earlier ten, now among the known, are not taken for theirs. */
export const heldOutRound = 4

/**
 * HELD OUT. Do not read on when you work on the reader: no row, no grammar and no test is written for these.
 * Ten ways of phrasing a brief per language that development never sees; the difference between their figures and the
 * others' is what the reader does with sentences that nobody foresaw. Who has looked at them moves them to the known
 * (`phrasings/`), writes ten new ones, each language its own, and counts `heldOutRound` up.
 */
export const heldOut: Record<Tongue, Partial<Phrasings>> = {
  en: {
    comma: [
      'WANTED: somebody to make a web page f. {trade}, {place}. Trading as {name}. {servicelist}. Would suit ' +
        '{audience}. {hours}. No agencies. Reply to {email} or ring {phone}, evenings best',
    ],
    prose: [
      'We’re still in stealth mode but need a page before people start asking. The short version: {name} is {a} for ' +
        '{audience}. In from day one: {services}. Early supporters pay {v1} for {i1}. Launch: {date}. One fat ' +
        'button, “{button}”, and apart from that keep it {mood}.',
      'Hi, it’s about a page for {name}. We do {services}, and for {i1} we charge… hold on, let me look at the ' +
        'board… right, {v1}. {Item2} used to be less, no, sorry, that was last year’s board: {v2}. And scrap what I ' +
        'said on the phone about an online shop, we don’t want one. Anyway, it’s {a}, and {email} is the address to ' +
        'use, not the old one.',
    ],
    bullets: [
      'things my parents want on their page (they dictated, I typed)\n- that it’s {a}\n- {note} (mum insists)\n- ' +
        '{s}\n- {s}\n- dad: don’t forget {s}\n- {i1} {v1}\n- where to find them: {address}, {place}\n- absolutely no ' +
        'photo of dad\n- {name}, as big as it will go',
      'What we charge, and yes, it may all go on the internet:\n\n{Item1} … {v1}\n{Item2} … {v2}\n{Item3} … {v3}\n\n' +
        'People always think we are dearer than that, hence this message. {name}, {trade}, {address}. {hours}. Put ' +
        'the list where nobody can miss it and {x} straight after.',
    ],
    keys: [
      'What do you call yourselves? {name}\nAnd what are you? {trade}\nWho walks in? {audience}\nIf the page were a ' +
        'person, it would be: {mood}\nFavourite colours? {colours}\nWhat must be on it? {sectionlist}\nWhat should ' +
        'people press? {button}\nWho has the last word? {person}',
    ],
    ask: [
      'Save the date: {date}! {name} ({trade}, {address}) throws the doors open, with {services} and a raffle. So ' +
        'much for the card, which is at the printer’s. Could we have a web page behind it as well, in {colours}, ' +
        'with {sections} and something to click that says “{button}”?',
    ],
    hurry: [
      'right so its {person} im between two jobs so no full stops sorry we do {services} all round {place} and every ' +
        'single person goes have you got a website and i go no so {i1} is {v1} and {i2} is {v2} and my number is ' +
        '{phone} and its {a} obviously and put {name} on it thats it cheers',
    ],
    long: [
      'Right at the top I picture nothing but the name, {name}, on a strip of {c}. Underneath, smaller: {trade} in ' +
        '{place}. Then one sentence that says it all: {Deed1}. Scroll down a little and there is what people come ' +
        'for, {services}, each with a bit of room around it. Below that {x}, below that {x}. At the very bottom, ' +
        'where my accountant will look first, {address} and {email}. The whole thing should come across as {mood}, ' +
        'and it should load on my old phone.',
    ],
    letter: [
      'Dear Sir or Madam,\n\nMy grandson has put this machine in front of me and says that I may simply write down ' +
        'what I should like. {Our} {does}; I see no reason to hide it. Would you be so kind as to set out {services} ' +
        'in good large type, and to mention that we are in attendance {hours}? Kindly add the words “{note}”. I do ' +
        'not keep electronic mail, the telephone is {phone}.\n\nYours faithfully,\n{person}\n{name}, {place}',
    ],
  },
  de: {
    comma: [
      'Suche jmd., der Internetseite erstellt. {Trade} „{name}“, Raum {place}. {servicelist}. {prices}. {note}. ' +
        'Zuschriften an {email} o. abends {phone}, bitte keine Agenturen',
    ],
    prose: [
      'Ganz oben bitte nur {name}, sonst nichts. Eine Zeile tiefer, in klein: {trade} in {place}. Dann ein Streifen ' +
        'in {c}, darauf der Knopf „{button}“. Wer weiterscrollt, liest erst {services}, dann kommt „{x}“, dann ' +
        '„{x}“. Und wer unten angekommen ist, soll wissen, wo unsere Tür ist: {address}.',
      'Also wir heißen {name}. Ohne „die“ davor, das machen alle falsch. Wir sind {a}, und offen ist {hours}, halt, ' +
        'das war der Winterplan, nein, passt doch. {Item1}: {v1}. {Item2}, das stand mal billiger an der Tafel, das ' +
        'wischen Sie bitte weg, jetzt sind wir bei {v2}. Fax haben wir keins mehr, es bleibt bei der {phone}.',
    ],
    bullets: [
      'Für meine Eltern, von selber schreiben die Ihnen nie:\n– es handelt sich um {acc} in {place}\n– Mama will, ' +
        'dass ganz vorne steht: {s}\n– Papa will, dass ganz vorne steht: {s} (bitte irgendwie beides)\n– {i1} {v1}, ' +
        '{i2} {v2}\n– unbedingt rein: {note}\n– keine Sonnenuntergänge\n– {mood} darf es gern sein\n– heißen tut das ' +
        'Ganze {name}',
    ],
    keys: [
      'Leistungsbeschreibung Internetauftritt\nPos. 01 Auftraggeber: {name}\nPos. 02 Gegenstand: {trade}\nPos. 03 ' +
        'Zielgruppe: {audience}\nPos. 04 Gliederung: {sectionlist}\nPos. 05 Schaltfläche: „{button}“\nPos. 06 ' +
        'Farbklima: {colours}\nPos. 07 Anmutung: {mood}\nPos. 08 Freigabe durch: {person}, {email}',
    ],
    ask: [
      '„Guten Tag, Sie haben {name} erreicht, {acc} in {place}. Persönlich sind wir {hours} für Sie da. Schreiben ' +
        'Sie uns gern an {email}. Unser nächster Termin: {date}.“ So klingt seit Jahren der Anrufbeantworter. Kriegt ' +
        'man das auch auf eine Seite, samt dem, was am Telefon keiner erfährt, nämlich {services}?',
    ],
    hurry: [
      'servus hier {person} muss gleich weiter der nächste wartet schon also {trade} is klar {place} auch und dann ' +
        'schreib einfach hin was wir so machen {servicelist} und {i1} das macht {v1} fürs telefon nimmst die {phone} ' +
        'und {name} drüber passt dank dir',
    ],
    long: [
      '{Deed1}. Das ist die Kurzfassung. Die lange geht so: Angefangen haben wir mit einem geliehenen Anhänger und ' +
        'null Ahnung, dann kamen die ersten Anrufe, dann der Schlüssel für {address}, und eines Morgens stand da ' +
        '{a}, mit allem, was dazugehört: {services}. Wer neu ist, bekommt von mir zuerst das hier zu hören: {i1}, ' +
        '{v1}. {name} war als Witz gedacht und ist geblieben. Eine eigene Seite wäre der nächste Schritt. Sie soll ' +
        '{mood} wirken, mit wenig Text auskommen und irgendwo „{x}“ haben.',
    ],
    letter: [
      'Sehr geehrte Damen und Herren vom Internet,\n\nverzeihen Sie, wenn ich umständlich schreibe, ich tue dies zum ' +
        'ersten Mal. {Our} {does}, und ich fände es schön, wenn auch die jungen Leute davon erführen. Bitte führen ' +
        'Sie auf: {services}. Vermerken Sie auch „{note}“. Anzutreffen sind wir {hours}. Wäre die Schrift groß genug ' +
        'und das Ganze in {c} gehalten, so wäre ich Ihnen sehr verbunden.\n\nHochachtungsvoll\n{person}\n({name}, ' +
        '{address} in {place})',
      'EINLADUNG\n\nLiebe Nachbarn, liebe Freunde, liebe {audience}!\n\nWir stossen an auf {name}, {acc} für das ' +
        'ganze Quartier. Wann: {date}. Wo: {address}, {place}. Programm: {servicelist}. Eintritt: {v1|Eintritt}.\n\n' +
        '(So steht es auf der Karte. Könnt ihr mir daraus eine Website machen, in denselben Farben, also {colours}, ' +
        'und mit einem Knopf „{button}“ für die Zusagen? Merci vielmal.)',
    ],
  },
  fr: {
    comma: [
      'Cherche bonne âme pour site vitrine, {trade}, {place} et alentours, {servicelist}, {note}, le tout {mood}, ' +
        'répondre à {email}, signé {name}',
    ],
    prose: [
      'Le constat : {audience} perdent un temps fou. Notre réponse : {name}, {a} d’un nouveau genre, avec dès le ' +
        'premier jour {services}. Tarif des pionniers : {i1}, {v1}. Mise en ligne : {date}. Il nous faut une page au ' +
        'style {mood} qui donne envie de cliquer sur « {button} », rien d’autre.',
      'Tout en haut, un bandeau {c} avec {name} écrit en grand. Juste dessous, une ligne : {trade} à {place}. On ' +
        'descend, et là une grille, une case par prestation : {services}. Plus bas « {x} », et plus bas encore « {x} ' +
        '». Dans le pied de page, {address}, le {phone}, « demander {person} », et on s’arrête là.',
    ],
    bullets: [
      'NOS TARIFS\n{Item1} ........ {v1}\n{Item2} ........ {v2}\n{Item3} ........ {v3}\nPas de supplément, même le ' +
        'dimanche soir.\n\nCette feuille est scotchée à l’entrée de {name} ({trade}, {address}) et elle jaunit. Il ' +
        'nous la faudrait sur internet, en plus lisible, avec {x} à côté et un bouton « {button} ».',
    ],
    keys: [
      'Qui êtes-vous ? {person}, de {name}.\nVotre métier ? {Trade}.\nVous travaillez pour qui ? Pour {audience}.\n' +
        'On peut passer quand ? {hours}.\nOù ça ? {address}, {place}.\nÇa coûte combien ? {prices}.\nEt à part ça ? ' +
        '{note}.\nVoilà, fin de l’interview, à vous d’en tirer un site.',
    ],
    ask: [
      'Ça se fait, un site comme cadeau d’anniversaire ? Mes parents ont {a} à {place} et n’ont jamais voulu ' +
        'entendre parler d’internet. Je voudrais leur faire la surprise : {name} en titre, un peu de {c}, leurs ' +
        'heures de présence ({hours}), et ce dont ils sont le plus fiers, {s} et {s}. Vous pouvez tenir votre langue ' +
        'jusque-là ?',
    ],
    hurry: [
      'bon jfais vite chuis entre deux rdv le gars qui devait faire mon site ma planté donc {trade} {place} on fait ' +
        '{servicelist} et {i1} cest {v1} euh attends oui cest ça tu mets le {phone} et tu mets {name} en gros et ' +
        'basta merci',
    ],
    long: [
      '{Deed1}. Quand je raconte ça en soirée, personne ne me croit. Tout est parti d’un pari perdu et d’une vieille ' +
        'camionnette ; quelques hivers plus tard on avait pignon sur rue à {place}, {a} avec sa propre enseigne, ' +
        '{name}. Aujourd’hui on vient nous voir pour {services}, et on repart souvent avec un conseil en prime. Ce ' +
        'que j’aimerais ? Une page qui nous ressemble, d’un style {mood}, en {colours}, où l’on trouve {x}, et où ' +
        'l’on puisse nous écrire sans chercher pendant des heures ({email}). Pour le reste, je vous laisse carte ' +
        'blanche.',
    ],
    letter: [
      'Cher Monsieur ou chère Madame,\n\nMa petite-fille m’assure que vous répondez à tout le monde, alors je ' +
        'm’applique. {Our} {does}, et ce serait dommage que cela se perde. J’aimerais que l’on annonce {services}, ' +
        'que l’on précise « {note} » et que les caractères soient assez gros pour mes yeux. Nous sommes là {hours} ; ' +
        'sinon il reste le téléphone, {phone}.\n\nAvec toute ma gratitude,\n{person}\n{name}, {place}',
      'Chers amis,\n\nRetenez bien ceci : {date}, {name} ouvre grand ses portes, {address}. Au programme : ' +
        '{services}. Participation : {v1|Participation}. Réponse souhaitée à {email}.\n\n(C’est le mot que le bureau ' +
        'vient d’envoyer à tout le monde. Il manque la page qui va avec. Nous sommes {a}, et hors du quartier nul ne ' +
        'le sait ; prévoyez {sectionlist} et un bouton « {button} ». Merci !)',
    ],
  },
  es: {
    comma: [
      'SE NECESITA persona que haga página web. {Trade} «{name}», {place}. {servicelist}. {prices}. Abstenerse ' +
        'agencias. Razón: {person}, {phone}',
    ],
    prose: [
      'Empezamos por arriba: el nombre, {name}, sobre fondo {c}, y a la derecha un botón que diga «{button}». ' +
        'Bajamos un poco y en una sola frase se explica que esto es {a} en {place}. Seguimos bajando: {services}, ' +
        'cada cosa en su recuadro. Luego, «{x}». Y en el pie, {address} y {email}, en letra pequeña pero que se lea.',
      'Llevamos meses trabajando en secreto y ya toca enseñarlo. {name}: {a} para {audience}, sin complicaciones. De ' +
        'salida entran {services}; más adelante, {s}. Quien se apunte antes del estreno ({date}) paga {v1} por {i1}. ' +
        'Queremos una landing corta, de estilo {mood}, y un correo para la prensa: {email}.',
    ],
    bullets: [
      'lista pegada en la nevera, a ver si este año sí\n– LA WEB!!!\n– que ponga {name}\n– y debajo {trade} ' +
        '({address})\n– {s}\n– {s}\n– precios: {i1} {v1} / {i2} {v2}\n– {note}, en grande\n– la foto de la fachada ' +
        'la hago yo\n– preguntar a {person} por el logo',
    ],
    keys: [
      'Lo que nos preguntan por teléfono y lo que contestamos\n¿Qué sois exactamente? {Trade}.\n¿Y eso dónde queda? ' +
        '{address}, {place}.\n¿Cuándo puedo pasar? {hours}.\n¿Qué hacéis? {servicelist}.\n¿Y cuánto sale? {prices}.\n' +
        '¿Algo más que deba saber? {note}.\n¿Cómo era el nombre? {name}.\nSi la página contestara a todo eso, el ' +
        '{phone} dejaría de sonar a la hora de la siesta.',
    ],
    ask: [
      'Che, ¿me armás una página? Tenemos {a} acá en {place}. Bueno, tenemos es un decir, el que atiende es mi ' +
        'viejo. Se llama {name}. Estamos {hours}, no, pará, en verano cambia… dejalo así. {Item1}, {v1}; {i2}, {v2}. ' +
        'Que sea algo {mood}, que no falte {x}, y si podés, que la vea antes que mi hermana, ¿dale?',
    ],
    hurry: [
      'oye nada que te mando esto andando que lo de la web al final sí ponle {name} que es {a} eso ya lo sabes y que ' +
        'hacemos {servicelist} y {i1} {v1} que es lo que pregunta todo el mundo y de color pues no sé {c} y el ' +
        'correo {email} y ya está luego hablamos',
    ],
    long: [
      '{Deed1}. Ese es el resumen; la historia completa lleva más rato. Volví cuando cerró la fábrica, con una ' +
        'maleta y el finiquito, y en {address} encontré un local sin luz ni agua. En ese mismo sitio hay ahora {a}, ' +
        'y de ahí vivimos tres casas. Le pusimos {name} sin darle muchas vueltas. La gente del barrio ya sabe a qué ' +
        'viene; a los demás, que son sobre todo {audience}, hay que contárselo: {services}. Quisiera una página que ' +
        'lo cuente bien, en tonos {colours}, con {x} y con {x}, y que al final se lea esto: {note}.',
    ],
    letter: [
      'Muy señor mío, o señora:\n\nMi nieto me ayuda con las teclas, pero las palabras son mías. {Our} {does}, y me ' +
        'gustaría que quedara escrito en alguna parte. Haga el favor de poner con letra clara {services}, y también ' +
        'cuándo estamos: {hours}. De correos electrónicos no entiendo, el teléfono es el {phone}. Si pudiera llevar ' +
        'algo en {c}, mejor que mejor.\n\nCon mi agradecimiento por adelantado,\n{person}\n{name}, {place}',
      'NOTA DE PRENSA\n\n{place}. {name}, {trade} con sede en {address}, celebra su fiesta anual. Fecha: {date}. ' +
        'Programa: {services}. Precio de la entrada: {v1|entrada}.\n\nBuenas, esto es lo que ha salido en el ' +
        'periódico. Nos haría falta lo mismo en una página, con {sections}, un botón de «{button}» y un aire ' +
        '{mood}.\n\nUn abrazo,\n{person}',
    ],
  },
  no: {
    comma: [
      'ØNSKES: noen som kan lage en enkel nettside. {Trade}, {place}. {servicelist}. {note}. Navnet er {name}. ' +
        'Seriøse svar til {email}, evt. {phone} på kveldstid',
    ],
    prose: [
      'Hei! Eg skriv for foreldra mine, som har {a} i {place} og aldri har sett vitsen med internett. No har dei ' +
        'gjeve seg. Det einaste dei bryr seg om, er at {name} er rett skrive, at {services} kjem med, og at folk ' +
        'veit når det er nokon der: {hours}. Mobilen til far er {phone}. Sjølv ville eg hatt litt {c}, og {x} nedst ' +
        'på sida.',
      'Øverst: {name}, ikke noe mer. Så en strek ({c}). Under streken én setning om at dette er {a} i {place}. ' +
        'Deretter det vi driver med: {services}. Så «{x}». Nederst til venstre {address}, nederst til høyre en ' +
        'knapp, «{button}». Ferdig.',
    ],
    bullets: [
      'Oppslag på veggen:\n\n{pricelines}\nAlt er med i prisen, her kommer det ingenting i tillegg.\n\nSlik henger ' +
        'det på utsiden av {name} ({trade}, {place}). Nå vil vi ha oppslaget på nett også, med {x} og {x} under, og ' +
        'så må det stå «{note}» et sted.',
    ],
    keys: [
      'Skjema fra næringsforeningen, fylt ut av {person}\nHva heter dere? {name}\nHva slags virksomhet? {trade}\n' +
        'Hvem er kundene? {audience}\nHva blir dere mest spurt om? {servicelist}\nHva tar dere for det? {prices}\n' +
        'Når treffer man noen? {hours}\nStilen med ett ord? {mood}\nFarger? {colours}',
    ],
    ask: [
      'Kan dere lage noe vi tør å vise fram til investorer? Kortversjonen: {name} er {a} for {audience}, og vi går ' +
        'ut med det {date}. Første utgave har {services}, prisen vi tester er {i1} {v1}. Tonen skal være {mood}, og ' +
        'knappen «{button}» må synes uten at man blar. Hvor raskt kan det gå?',
    ],
    hurry: [
      'ja hei det er {person} jeg står i kø så dette går litt fort men vi trenger altså ei side der det står hva vi ' +
        'gjør det er {servicelist} og hvor vi er det er {address} i {place} og så {i1} {v1} nei vent jo det stemmer ' +
        'og {i2} {v2} og ja vi er {a} da og det heter {name} sånn ha det',
    ],
    long: [
      '{Deed1}. Det høres kanskje rart ut, men det er det vi står opp til. Da fabrikken la ned, satt vi igjen med ' +
        'hver vår oppsigelse og altfor god tid, og rundt kjøkkenbordet ble {name} til. Siden er det blitt {a} på ' +
        'ordentlig, med eget skilt og egen inngang i {address}. De som har funnet veien, er stort sett {audience}, ' +
        'og det de spør om, er {services}. Resten av {place} aner ikke at vi finnes, og det er der du kommer inn: en ' +
        'side som er {mood}, gjerne med {colours}, med {x} og med en adresse man kan skrive til, {email}.',
    ],
    letter: [
      'Til rette vedkommende.\n\nJeg trykker med én finger, så De får ha tålmodighet med meg. Vi er {a} i {place} ' +
        'som {does}, og det bør folk få vite mens vi ennå holder på. Vær så vennlig å skrive opp {services}, at ' +
        'telefonen er {phone}, og at her er åpent {hours}. «{note}» hører også med. Stor skrift, om jeg tør be.\n\n' +
        'Ærbødigst\n{person}\n{name}',
      'INVITASJON\n\nKjære naboer!\n\n{name} inviterer alle som vil. Når: {date}. Hvor: {address}, {place}. Det blir ' +
        '{services}. Inngang: {v1|Inngang}. Svar til {email}.\n\n– – –\nDenne lå i postkassene i går. Kan den få en ' +
        'nettside ved siden av seg? Vi er {a}, så det må komme først. Ta med {sectionlist} og en knapp der det står ' +
        '«{button}».',
    ],
  },
  it: {
    comma: [
      '📍{place} | {trade} | {servicelist} | {note} | scrivi a {email} | ✨ {name} ✨ questa è la bio, adesso manca ' +
        'solo il sito, lo vorrei {mood}',
    ],
    prose: [
      'In cima voglio la scritta {name} e nient’altro. Subito sotto, in piccolo: {trade} a {place}. Poi una fascia ' +
        'in {c} con dentro {services}. Più giù «{x}», ancora più giù «{x}». In fondo in fondo l’indirizzo, ' +
        '{address}, e il pulsante «{button}», così chi è arrivato fin lì non ha scuse.',
      'Dunque, il nome è {name}. Siamo {a}. No, aspetti, prima l’orario: {hours}, tranne quando nevica, anzi no, ' +
        'questo non lo scriva. {Item1}: {v1}. {Item2}, un attimo che guardo il foglio, ecco: {v2}. Il numero è ' +
        'cambiato, quello sul furgone non vale più, adesso è {phone}.',
    ],
    bullets: [
      'Riunione di famiglia, cose decise:\n- il sito si fa (papà astenuto)\n- titolo: {name}\n- si dice subito che è ' +
        '{a}, a {place}\n- poi: {s}\n- poi: {s}\n- mamma pretende: {x}\n- prezzi, solo questi due: {i1} {v1} e {i2} ' +
        '{v2}\n- colori: {colours}\n- alle mail risponde {person}',
    ],
    keys: [
      'Come vi chiamate? {name}\nChe cosa siete? {trade}\nPer chi lavorate? Per {audience}\nChe aria deve avere la ' +
        'pagina? {mood}\nChe cosa non può mancare? {sectionlist}\nPrima data da annunciare? {date}\nChe cosa c’è ' +
        'scritto sul pulsante? {button}\nAltro? {note}\n(il vostro modulo non si inviava, ho copiato domande e ' +
        'risposte qui)',
    ],
    ask: [
      'Mi aiutate con un annuncio che è diventato troppo lungo per il giornale? Comincia così: «{Trade} in ' +
        '{address}, {place}. {servicelist}. Prezzi: {prices}. Telefonare al {phone}.» Sul giornale si paga a parola, ' +
        'su internet spero di no. Come titolo va bene {name}?',
    ],
    hurry: [
      'scusa scrivo con una mano sola che sono da un cliente allora {name} lo metti grande siamo {a} di {place} ' +
        'facciamo {servicelist} ci siamo {hours} e {i1} {v1} il sito lo voglio {mood} niente fronzoli poi ci ' +
        'sentiamo con calma',
    ],
    long: [
      '{Deed1}. Detta così sembra una cosa da poco, ma ci sono voluti due inverni senza riscaldamento e una banca ' +
        'che ci ha riso in faccia. Oggi {name} è {a} con la luce accesa e la porta aperta {hours}. A entrare sono ' +
        'spesso {audience}, e chiedono {services}. Ecco, vorrei che chi ci cerca a {place} leggesse tutto questo e ' +
        'non soltanto un numero di telefono. Per lo stile direi {mood}, con un tocco di {c}; in fondo mettete {x} e ' +
        'la nostra posta, {email}.',
    ],
    letter: [
      'Gentilissimi,\n\nchi vi scrive non ha dimestichezza con queste macchine e si scusa fin d’ora. {Our} {does}, e ' +
        'mi pare giusto che si sappia. Vi pregherei di elencare per bene {services}, di indicare quando ci siamo ' +
        '({hours}) e di aggiungere «{note}». Se poi si potesse avere qualcosa in {c}, mia moglie ne sarebbe ' +
        'felice.\n\nCon stima,\n{person}\n{name}, {address}, {place}\ntel. {phone}',
      'Carissimi,\n\nsiete tutti invitati! Quando: {date}. Dove: {address}. Che cosa: {servicelist}. Biglietto: ' +
        '{v1|Biglietto}. Per dire che ci siete: {email}.\n\nQuesto è il messaggio che gira nel gruppo. Adesso serve ' +
        'una pagina vera, intestata a {name} ({trade}), con {sections} e il pulsante «{button}», pensata per ' +
        '{audience}.\n\nGrazie,\n{person}',
    ],
  },
  pt: {
    comma: [
      'PRECISA-SE de quem faça página na internet / {trade} / {place} / {servicelist} / {note} / tratar com ' +
        '{person}, {phone} / na placa se lê {name}',
    ],
    prose: [
      'No topo quero ver {name} e uma frase curta a dizer que somos {a}. A seguir, sem pressas, {services}. Depois ' +
        '“{x}”, num fundo {c}. Lá em baixo, morada ({address}, {place}), correio ({email}) e um botão grande, ' +
        '“{button}”. Animações, zero.',
      'Oi, tudo bem? Então, é {name}, do jeitinho que eu escrevi, o corretor é que muda. É {a}. O horário é {hours}, ' +
        'eu acho, deixa eu ver aqui... isso mesmo. {Item1}, {v1}. {Item2}, bom, o preço subiu, agora é {v2}. E ' +
        'esquece o que eu falei ontem de vender pela internet, é só uma página com {x} e pronto.',
    ],
    bullets: [
      'o presente de dia das mães vai ser um site, me ajuda:\n- ela toca sozinha {a} em {place}\n- todo mundo ' +
        'elogia: {s}\n- elogia mais ainda: {s}\n- {i1} {v1}, {i2} {v2}\n- cor preferida dela: {c}\n- jeito: {mood}\n' +
        '- não esquecer de avisar: {note}\n- o nome, {name}, foi minha avó que escolheu',
    ],
    keys: [
      'Slide 1: {name}\nSlide 2, o que é: {trade}\nSlide 3, para quem: {audience}\nSlide 4, o que já funciona: ' +
        '{servicelist}\nSlide 5, quanto se paga: {prices}\nSlide 6, estreia: {date}\nSlide 7, chamada: “{button}”\nA ' +
        'apresentação para os investidores é esta. Agora falta a landing page, nas mesmas cores ({colours}).',
    ],
    ask: [
      'Apareceu-nos hoje este comentário: “Gostei, mas não há maneira de saber quando estão abertos.” E tem toda a ' +
        'razão. Estamos {hours}, atendemos o {phone}, e entre outras coisas há {services}. Como é que se põe isto ' +
        'numa página com o nome {name}, de modo que se perceba logo que é {a}?',
    ],
    hurry: [
      'fala chefia to no meio do serviço nem da pra digitar direito é {trade} em {place} chama {name} a gente faz ' +
        '{servicelist} e {i1} {v1} o endereço é {address} pode meter {c} em tudo e capricha valeu',
    ],
    long: [
      '{Deed1}. Ninguém acredita, mas é assim que se pagam as contas aqui em casa. Antes cada um tinha o seu ' +
        'emprego, até que mandaram todo mundo embora na mesma semana. Com o dinheiro da rescisão alugamos um ponto ' +
        'em {address}, e assim nasceu {name}. Hoje é {a} que recebe gente de todo canto de {place}. Quem vem pela ' +
        'primeira vez, em geral {audience}, procura {services} e pergunta logo o preço: {i1}, {v1}. Sonho com um ' +
        'site {mood}, com espaço para {x} e {x}, que conte isso sem drama e traga o e-mail: {email}.',
    ],
    letter: [
      'Prezados senhores,\n\nperdoem o meu jeito antigo de escrever. {Our} {does}, e eu gostaria que os mais novos ' +
        'soubessem disso. Peço que mostrem {services}, tudo em letra graúda, com o aviso “{note}”, e que digam ' +
        'quando nos encontram: {hours}. Não uso computador; quem atende o {phone} sou sempre eu.\n\n' +
        'Respeitosamente,\n{person}\n{name}\n{address}, {place}',
      'CONVITE\n\nAmigos, anotem: {date}! {name} abre as portas. Vai ter {services}. Entrada: {v1|Entrada}. ' +
        'Confirmem com {person}: {email}.\n\n(Este convite já está circulando nos grupos. Falta a página. Somos {a} ' +
        'em {place}, queremos {sections}, o botão “{button}” e um visual {mood}. Quem organiza agradece.)',
    ],
  },
}
