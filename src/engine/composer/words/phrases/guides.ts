import type { Language } from '../types.ts'

type GuidePart = readonly [title: string, text: string, where: string, code: string, points?: string]

type Guide = {
  name: string
  kicker: string
  head: string
  lead: string
  plainLead: string
  note: string
  onward: string
  back: string
  parts: readonly GuidePart[]
  referenceKicker: string
  referenceHead: string
  reference: readonly GuidePart[]
}

const install = 'npm install --global {command}'
const first = '{command} init my-project\ncd my-project\n{command} start'
const settings = '{\n  "name": "my-project",\n  "input": "src",\n  "output": "build",\n  "watch": true\n}'
const daily =
  '{command} check          # look, change nothing\n{command} build          # write the result\n{command} build --watch  # and again at every change'
const broken = '{command} --version\n{command} check --verbose > report.txt'
const auth = 'curl https://api.example.com/v1/items \\\n  --header "Authorization: Bearer $TOKEN"'
const list =
  'GET /v1/items?limit=20&after=itm_42\n\n{\n  "items": [\n    { "id": "itm_43", "name": "Field notebook" }\n  ],\n  "next": "itm_63"\n}'
const create = 'POST /v1/items\n\n{\n  "name": "Field notebook",\n  "price": 1400\n}'
const change = 'PATCH /v1/items/itm_43\n\n{ "price": 1600 }'
const errors = '{\n  "error": {\n    "code": "not_found",\n    "message": "There is no item itm_99."\n  }\n}'

/** A draft of documentation: its shape is real, its commands are examples until the writer puts theirs in. */
export const guides: Record<Language, Guide> = {
  en: {
    name: 'Your tool',
    kicker: 'Documentation',
    head: 'Get started with {name}',
    lead: 'From nothing to a first result in five steps. Every command can be copied as it stands.',
    plainLead: 'From nothing to a first result in five steps. Every command can be copied as it stands.',
    note: 'The commands are examples: put yours in, and say here which versions they hold for.',
    onward: 'Go on',
    back: 'Back to the top',
    parts: [
      [
        'Install',
        'You need a terminal and nothing else. The command below puts {name} where every folder can use it.',
        'Terminal',
        install,
      ],
      [
        'First run',
        'Make a folder, go into it and start. What you see in the terminal is all there is; nothing runs in the background.',
        'Terminal',
        first,
      ],
      [
        'Settings',
        'One file at the root of the project holds every choice. A line that is missing takes its usual value.',
        'settings.json',
        settings,
        'input: the folder that is read; output: the folder that is written, made when it is missing; watch: whether to begin again when a file changes',
      ],
      [
        'Every day',
        'Three commands are enough for most days. Each prints what it did, and ends with an error when it could not.',
        'Terminal',
        daily,
      ],
      [
        'When something is wrong',
        'Begin with the version and the long report. Most questions are answered by its last ten lines.',
        'Terminal',
        broken,
        'Nothing happens: is the folder the right one?; A file is missing from the result: does the name match?; ' +
          'It is slow: leave the folders out that need no reading',
      ],
    ],
    referenceKicker: 'Reference',
    referenceHead: '{name} API',
    reference: [
      [
        'Signing in',
        'Every call carries a token in its header. A token belongs to one person and can be taken back at any time.',
        'Terminal',
        auth,
      ],
      [
        'List items',
        'Gives the newest first, twenty at a time. The value of next goes into after to read on.',
        'GET /v1/items',
        list,
        'limit: 1 to 100, usually 20; after: the id to go on from',
      ],
      [
        'Create an item',
        'Answers with the item and its id. Sending the same call twice makes two.',
        'POST /v1/items',
        create,
        'name: text, required; price: whole number, in the smallest unit',
      ],
      ['Change an item', 'Only the fields that are sent change.', 'PATCH /v1/items/{id}', change],
      [
        'Errors',
        'Every error has a code for programs and a message for people. What was sent is never half done.',
        'Answer',
        errors,
      ],
    ],
  },
  de: {
    name: 'Ihr Werkzeug',
    kicker: 'Dokumentation',
    head: 'Erste Schritte mit {name}',
    lead: 'Von nichts zum ersten Ergebnis in fünf Schritten. Jeder Befehl lässt sich so übernehmen.',
    plainLead: 'Von nichts zum ersten Ergebnis in fünf Schritten. Jeder Befehl lässt sich so übernehmen.',
    note: 'Die Befehle sind Beispiele: setzen Sie Ihre ein, und sagen Sie hier, für welche Fassungen sie gelten.',
    onward: 'Weiter',
    back: 'Nach oben',
    parts: [
      [
        'Einrichten',
        'Mehr als ein Terminal braucht es nicht. Der Befehl legt {name} dorthin, wo jeder Ordner es benutzen kann.',
        'Terminal',
        install,
      ],
      [
        'Erster Start',
        'Ordner anlegen, hineingehen, starten. Was im Terminal steht, ist alles; im Hintergrund läuft nichts.',
        'Terminal',
        first,
      ],
      [
        'Einstellungen',
        'Eine Datei im Projekt hält alles fest. Was fehlt, hat seinen üblichen Wert.',
        'settings.json',
        settings,
        'input: der Ordner, der gelesen wird; output: der Ordner, der geschrieben wird; watch: ob bei jeder Änderung neu begonnen wird',
      ],
      [
        'Jeden Tag',
        'Drei Befehle genügen meist. Jeder sagt, was er getan hat, und endet mit einem Fehler, wenn es nicht ging.',
        'Terminal',
        daily,
      ],
      [
        'Wenn etwas nicht geht',
        'Mit der Fassung und dem langen Bericht beginnen. Die letzten zehn Zeilen beantworten die meisten Fragen.',
        'Terminal',
        broken,
        'Es geschieht nichts: Ist es der richtige Ordner?; Eine Datei fehlt: Stimmt der Name?; Es dauert: Ordner auslassen, die nicht gelesen werden müssen',
      ],
    ],
    referenceKicker: 'Referenz',
    referenceHead: 'API von {name}',
    reference: [
      [
        'Anmelden',
        'Jeder Aufruf trägt einen Schlüssel im Kopf. Er gehört einer Person und lässt sich jederzeit zurückziehen.',
        'Terminal',
        auth,
      ],
      [
        'Auflisten',
        'Die neuesten zuerst, zwanzig auf einmal. Der Wert von next kommt in after, um weiterzulesen.',
        'GET /v1/items',
        list,
        'limit: 1 bis 100, sonst 20; after: die Kennung, ab der es weitergeht',
      ],
      [
        'Anlegen',
        'Antwortet mit dem Eintrag und seiner Kennung. Zweimal gesendet entstehen zwei.',
        'POST /v1/items',
        create,
        'name: Text, Pflicht; price: ganze Zahl in der kleinsten Einheit',
      ],
      ['Ändern', 'Nur was gesendet wird, ändert sich.', 'PATCH /v1/items/{id}', change],
      [
        'Fehler',
        'Jeder Fehler hat ein Kürzel für Programme und einen Satz für Menschen. Halb getan wird nichts.',
        'Antwort',
        errors,
      ],
    ],
  },
  fr: {
    name: 'Votre outil',
    kicker: 'Documentation',
    head: 'Premiers pas avec {name}',
    lead: 'De rien à un premier résultat en cinq étapes. Chaque commande se copie telle quelle.',
    plainLead: 'De rien à un premier résultat en cinq étapes. Chaque commande se copie telle quelle.',
    note: 'Les commandes sont des exemples : mettez les vôtres et dites pour quelles versions elles valent.',
    onward: 'Continuer',
    back: 'Haut de page',
    parts: [
      [
        'Installer',
        'Il suffit d’un terminal. La commande met {name} à la disposition de tous les dossiers.',
        'Terminal',
        install,
      ],
      [
        'Premier lancement',
        'Créer un dossier, y entrer, lancer. Ce que montre le terminal est tout ce qui se passe.',
        'Terminal',
        first,
      ],
      [
        'Réglages',
        'Un fichier à la racine du projet contient tous les choix. Ce qui manque prend sa valeur habituelle.',
        'settings.json',
        settings,
        'input : le dossier lu; output : le dossier écrit; watch : recommencer à chaque changement',
      ],
      [
        'Tous les jours',
        'Trois commandes suffisent presque toujours. Chacune dit ce qu’elle a fait.',
        'Terminal',
        daily,
      ],
      [
        'Quand ça ne va pas',
        'Commencez par la version et le rapport long. Ses dix dernières lignes répondent presque toujours.',
        'Terminal',
        broken,
        'Rien ne se passe : est-ce le bon dossier ?; Un fichier manque : le nom est-il juste ?; C’est lent : laissez de côté ce qui n’a pas à être lu',
      ],
    ],
    referenceKicker: 'Référence',
    referenceHead: 'API de {name}',
    reference: [
      [
        'S’identifier',
        'Chaque appel porte un jeton dans son en-tête. Il appartient à une personne et peut être retiré.',
        'Terminal',
        auth,
      ],
      [
        'Lister',
        'Les plus récents d’abord, vingt à la fois. La valeur de next va dans after pour lire la suite.',
        'GET /v1/items',
        list,
        'limit : de 1 à 100, sinon 20; after : l’identifiant d’où continuer',
      ],
      [
        'Créer',
        'Répond par l’élément et son identifiant. Envoyé deux fois, il y en a deux.',
        'POST /v1/items',
        create,
        'name : texte, obligatoire; price : nombre entier, dans la plus petite unité',
      ],
      ['Modifier', 'Seuls les champs envoyés changent.', 'PATCH /v1/items/{id}', change],
      ['Erreurs', 'Chaque erreur a un code pour les programmes et une phrase pour les gens.', 'Réponse', errors],
    ],
  },
  es: {
    name: 'Tu herramienta',
    kicker: 'Documentación',
    head: 'Primeros pasos con {name}',
    lead: 'De nada a un primer resultado en cinco pasos. Cada comando se copia tal cual.',
    plainLead: 'De nada a un primer resultado en cinco pasos. Cada comando se copia tal cual.',
    note: 'Los comandos son ejemplos: pon los tuyos y di aquí para qué versiones valen.',
    onward: 'Seguir',
    back: 'Ir arriba',
    parts: [
      [
        'Instalar',
        'Basta con un terminal. El comando deja {name} al alcance de todas las carpetas.',
        'Terminal',
        install,
      ],
      [
        'Primer arranque',
        'Crear una carpeta, entrar y arrancar. Lo que muestra el terminal es todo lo que pasa.',
        'Terminal',
        first,
      ],
      [
        'Ajustes',
        'Un archivo en la raíz del proyecto guarda cada decisión. Lo que falta toma su valor habitual.',
        'settings.json',
        settings,
        'input: la carpeta que se lee; output: la carpeta que se escribe; watch: empezar de nuevo con cada cambio',
      ],
      ['Cada día', 'Casi siempre bastan tres comandos. Cada uno dice lo que ha hecho.', 'Terminal', daily],
      [
        'Cuando algo falla',
        'Empieza por la versión y el informe largo. Sus diez últimas líneas suelen responder.',
        'Terminal',
        broken,
        'No pasa nada: ¿es la carpeta correcta?; Falta un archivo: ¿coincide el nombre?; Va lento: deja fuera lo que no hay que leer',
      ],
    ],
    referenceKicker: 'Referencia',
    referenceHead: 'API de {name}',
    reference: [
      [
        'Identificarse',
        'Cada llamada lleva un token en la cabecera. Pertenece a una persona y se puede retirar.',
        'Terminal',
        auth,
      ],
      [
        'Listar',
        'Lo más nuevo primero, de veinte en veinte. El valor de next va en after para seguir.',
        'GET /v1/items',
        list,
        'limit: de 1 a 100, si no 20; after: el identificador desde el que seguir',
      ],
      [
        'Crear',
        'Responde con el elemento y su identificador. Enviado dos veces, hay dos.',
        'POST /v1/items',
        create,
        'name: texto, obligatorio; price: número entero, en la unidad menor',
      ],
      ['Cambiar', 'Solo cambian los campos enviados.', 'PATCH /v1/items/{id}', change],
      ['Errores', 'Cada error tiene un código para programas y una frase para personas.', 'Respuesta', errors],
    ],
  },
  no: {
    name: 'Verktøyet ditt',
    kicker: 'Dokumentasjon',
    head: 'Kom i gang med {name}',
    lead: 'Fra ingenting til et første resultat i fem steg. Hver kommando kan kopieres som den er.',
    plainLead: 'Fra ingenting til et første resultat i fem steg. Hver kommando kan kopieres som den er.',
    note: 'Kommandoene er eksempler: sett inn dine egne, og si her hvilke versjoner de gjelder for.',
    onward: 'Videre',
    back: 'Til toppen',
    parts: [
      [
        'Installer',
        'Du trenger bare en terminal. Kommandoen legger {name} der alle mapper kan bruke det.',
        'Terminal',
        install,
      ],
      [
        'Første start',
        'Lag en mappe, gå inn i den og start. Det terminalen viser, er alt som skjer.',
        'Terminal',
        first,
      ],
      [
        'Innstillinger',
        'Én fil i prosjektet har alle valg. Det som mangler, har sin vanlige verdi.',
        'settings.json',
        settings,
        'input: mappen som leses; output: mappen som skrives; watch: begynn på nytt ved hver endring',
      ],
      ['Hver dag', 'Tre kommandoer er nok de fleste dager. Hver av dem sier hva den gjorde.', 'Terminal', daily],
      [
        'Når noe er galt',
        'Begynn med versjonen og den lange rapporten. De ti siste linjene svarer på det meste.',
        'Terminal',
        broken,
        'Ingenting skjer: er det riktig mappe?; En fil mangler: stemmer navnet?; Det går tregt: la være det som ikke må leses',
      ],
    ],
    referenceKicker: 'Referanse',
    referenceHead: 'API for {name}',
    reference: [
      ['Logg inn', 'Hvert kall har et token i hodet. Det tilhører én person og kan trekkes tilbake.', 'Terminal', auth],
      [
        'List opp',
        'De nyeste først, tjue om gangen. Verdien av next settes i after for å lese videre.',
        'GET /v1/items',
        list,
        'limit: 1 til 100, ellers 20; after: id-en å fortsette fra',
      ],
      [
        'Opprett',
        'Svarer med elementet og id-en. Sendt to ganger blir det to.',
        'POST /v1/items',
        create,
        'name: tekst, må være med; price: heltall i minste enhet',
      ],
      ['Endre', 'Bare feltene som sendes, endres.', 'PATCH /v1/items/{id}', change],
      ['Feil', 'Hver feil har en kode for programmer og en setning for mennesker.', 'Svar', errors],
    ],
  },
}
