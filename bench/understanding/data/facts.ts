import type { Tongue } from '../types.ts'

/**
 * Forms in which people write hours, dates, prices and small facts. '{a}' and '{b}' are hours, '{d}' and '{e}' days,
 * '{n}' a number, '{y}' a year, '{m}' a month, '{v}' an amount.
 */
type Forms = {
  hours: string[]
  dates: string[]
  amounts: string[]
  phones: string[]
  notes: string[]
  days: string[]
  short: string[]
  months: string[]
}

export const forms: Record<Tongue, Forms> = {
  en: {
    hours: [
      '{D}-{E} {a}-{b}',
      '{D}–{E} {a}am–{p}pm',
      '{d} to {e} {a}am to {p}pm',
      'daily {a}-{b}',
      'only {D} and {E}',
      '{D}-{E} {a}:00-{b}:30, Sat 9-13',
      'weekdays {a}:30 to {b}:00',
      '24 hours',
      'every {d} at {p}pm',
    ],
    dates: ['{d} {n} {m}', '{m} {n}', '{n} {m} 2027', 'first {d} of {m}', '{m} 3-5'],
    amounts: ['${v}', '£{v}', '${v}.50', '{v} dollars', '€{v}', '£{v} per hour', 'from ${v}', '${v}/month'],
    phones: ['555-01{n2}', '01539 555 {n3}', '(512) 555-01{n2}', '+44 20 7946 0{n3}', '713 555 01{n2}'],
    notes: [
      'since {y}',
      'family run since {y}',
      'wheelchair accessible',
      'max {n} people',
      '{n} years of experience',
      'cash only',
      'free parking behind the house',
      'dogs welcome',
      'run by two sisters',
      'established {y}',
      'bring your own cup',
      'pickup only',
      'by appointment only',
      'reply by text',
      'new dates every month',
      'follow us for the next one',
    ],
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    short: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
  },
  de: {
    hours: [
      '{D}-{E} {a}-{b} Uhr',
      '{D}–{E} {a}–{b}',
      '{d} bis {e} von {a} bis {b} Uhr',
      'täglich {a}-{b} Uhr',
      'nur {D} und {E}',
      '{D}-{E} {a}-{b}, Sa 9-13',
      'werktags {a}:30 bis {b}:00 Uhr',
      'rund um die Uhr',
      'jeden {d} um {b} Uhr',
    ],
    dates: ['{d}, {n}. {m}', '{n}. {m}', '{n}. {m} 2027', '3.–5. {m}'],
    amounts: ['{v} €', '{v}€', '{v},50 €', '{v} Euro', 'ab {v} €', '{v} € pro Stunde', '{v},- €', '{v} €/Monat'],
    phones: ['0951 555 0{n3}', '030 5550{n3}', '+49 89 5550{n3}', '04841/555{n3}'],
    notes: [
      'seit {y}',
      'Familienbetrieb seit {y}',
      'barrierefrei',
      'max. {n} Personen',
      '{n} Jahre Erfahrung',
      'nur Barzahlung',
      'Parkplätze hinter dem Haus',
      'Hunde willkommen',
      'geführt von zwei Schwestern',
      'gegründet {y}',
      'bitte eigene Tasse mitbringen',
      'nur nach Vereinbarung',
      'nur Abholung',
      'neue Termine jeden Monat',
      'meldet euch per Telefon an',
    ],
    days: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
    short: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
    months: [
      'Januar',
      'Februar',
      'März',
      'April',
      'Mai',
      'Juni',
      'Juli',
      'August',
      'September',
      'Oktober',
      'November',
      'Dezember',
    ],
  },
  fr: {
    hours: [
      '{d}-{e} {a}h-{b}h',
      'du {d} au {e} de {a}h à {b}h',
      'du {d} au {e} {a}h–{b}h',
      'tous les jours {a}h-{b}h',
      'le {d} et le {e} uniquement',
      'en semaine {a}h30-{b}h',
      '7 jours sur 7',
      'chaque {d} à {b}h',
    ],
    dates: ['{d} {n} {m}', '{n} {m}', '{n} {m} 2027', '3 et 4 {m}'],
    amounts: ['{v} €', '{v}€', '{v},50 €', '{v} euros', 'à partir de {v} €', '{v} € l’heure', '{v} €/mois'],
    phones: ['05 55 01 2{n1} {n2}', '02 55 50 {n2} {n2}', '+33 4 55 50 {n2} {n2}', '03.55.01.{n2}.{n2}'],
    notes: [
      'depuis {y}',
      'maison familiale depuis {y}',
      'accès en fauteuil roulant',
      '{n} personnes maximum',
      '{n} ans d’expérience',
      'espèces uniquement',
      'parking derrière la maison',
      'chiens bienvenus',
      'tenu par deux sœurs',
      'fondé en {y}',
      'apportez votre tasse',
      'sur rendez-vous uniquement',
      'retrait uniquement',
      'nouvelles dates chaque mois',
      'réponse par téléphone',
    ],
    days: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
    short: ['lun', 'mar', 'mer', 'jeu', 'ven', 'sam', 'dim'],
    months: [
      'janvier',
      'février',
      'mars',
      'avril',
      'mai',
      'juin',
      'juillet',
      'août',
      'septembre',
      'octobre',
      'novembre',
      'décembre',
    ],
  },
  es: {
    hours: [
      'de {d} a {e} de {a} a {b} h',
      '{d} a {e} {a}-{b}',
      '{d}-{e} de {a}:00 a {b}:00',
      'todos los días {a}-{b} h',
      'solo {d} y {e}',
      'entre semana {a}:30-{b}:00',
      'las 24 horas',
      'cada {d} a las {b} h',
    ],
    dates: ['{d} {n} de {m}', '{n} de {m}', '{n} de {m} de 2027', '3 y 4 de {m}'],
    amounts: ['{v} €', '{v}€', '{v},50 €', '{v} euros', 'desde {v} €', '{v} € la hora', '${v}0 MXN', '{v} €/mes'],
    phones: ['985 555 {n3}', '600 12{n1} {n3}', '+34 955 55 {n2} {n2}', '91 555 {n2} {n2}'],
    notes: [
      'desde {y}',
      'empresa familiar desde {y}',
      'acceso sin escalones',
      'máximo {n} personas',
      '{n} años de experiencia',
      'solo efectivo',
      'aparcamiento detrás de la casa',
      'se admiten perros',
      'llevado por dos hermanas',
      'fundado en {y}',
      'trae tu propia taza',
      'solo con cita previa',
      'solo recogida',
      'fechas nuevas cada mes',
      'confirma por teléfono',
    ],
    days: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
    short: ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'],
    months: [
      'enero',
      'febrero',
      'marzo',
      'abril',
      'mayo',
      'junio',
      'julio',
      'agosto',
      'septiembre',
      'octubre',
      'noviembre',
      'diciembre',
    ],
  },
  no: {
    hours: [
      '{D}–{E} {a}–{b}',
      '{D}-{E} kl {a}-{b}',
      '{d} til {e} fra {a} til {b}',
      'hver dag {a}–{b}',
      'bare {D} og {E}',
      '{d}er kl {b}',
      'hverdager {a}.30–{b}.00',
      'hele døgnet',
      'hele året {a}–{b}',
    ],
    dates: ['{d} {n}. {m}', '{n}. {m}', '{n}. {m} 2027', '3.–5. {m}'],
    amounts: ['{v}0 kr', 'kr {v}0', '{v}0,-', '{v}0 kroner', 'fra {v}0 kr', '{v}0 kr per time', '{v}0 kr/mnd'],
    phones: ['51 55 01 {n2}', '555 01 {n3}', '+47 22 55 01 {n2}', '40 55 0{n1} {n2}'],
    notes: [
      'siden {y}',
      'familiedrevet siden {y}',
      'tilgjengelig for rullestol',
      'maks {n} personer',
      '{n} års erfaring',
      'bare kontant',
      'parkering bak huset',
      'hunder er velkomne',
      'drevet av to søstre',
      'etablert {y}',
      'ta med egen kopp',
      'kun etter avtale',
      'kun henting',
      'nye datoer hver måned',
      'svar på telefon',
    ],
    days: ['mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lørdag', 'søndag'],
    short: ['man', 'tir', 'ons', 'tor', 'fre', 'lør', 'søn'],
    months: [
      'januar',
      'februar',
      'mars',
      'april',
      'mai',
      'juni',
      'juli',
      'august',
      'september',
      'oktober',
      'november',
      'desember',
    ],
  },
  it: {
    hours: [
      '{D}-{E} {a}-{b}',
      'da {d} a {e} dalle {a} alle {b}',
      '{d}-{e} {a}:00-{b}:00',
      'tutti i giorni {a}-{b}',
      'solo {d} e {e}',
      'nei giorni feriali {a}:30-{b}:00',
      '24 ore su 24',
      'ogni {d} alle {b}',
    ],
    dates: ['{d} {n} {m}', '{n} {m}', '{n} {m} 2027', '3 e 4 {m}'],
    amounts: ['{v} €', '{v}€', '{v},50 €', '{v} euro', 'da {v} €', '{v} € all’ora', '€ {v}', '{v} €/mese'],
    phones: ['055 555 {n3}', '347 12{n1} {n3}', '+39 02 5550 {n3}', '011 555 {n2}{n2}'],
    notes: [
      'dal {y}',
      'a conduzione familiare dal {y}',
      'accesso senza gradini',
      'massimo {n} persone',
      '{n} anni di esperienza',
      'solo contanti',
      'parcheggio dietro la casa',
      'cani benvenuti',
      'gestito da due sorelle',
      'fondato nel {y}',
      'portate la vostra tazza',
      'solo su appuntamento',
      'solo ritiro',
      'nuove date ogni mese',
      'conferma per telefono',
    ],
    days: ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'],
    short: ['lun', 'mar', 'mer', 'gio', 'ven', 'sab', 'dom'],
    months: [
      'gennaio',
      'febbraio',
      'marzo',
      'aprile',
      'maggio',
      'giugno',
      'luglio',
      'agosto',
      'settembre',
      'ottobre',
      'novembre',
      'dicembre',
    ],
  },
  pt: {
    hours: [
      '{d} a {e} {a}h-{b}h',
      'de {d} a {e} das {a}h às {b}h',
      '{D}-{E} {a}:00-{b}:00',
      'todos os dias das {a}h às {b}h',
      'só {d} e {e}',
      'dias úteis {a}:30-{b}:00',
      '24 horas por dia',
      '{d} às {b}h',
      '{d} a {e} {a}h30-{b}h',
    ],
    dates: ['{d} {n} de {m}', '{n} de {m}', '{n} de {m} de 2027', '3 e 4 de {m}'],
    amounts: [
      'R$ {v}',
      'R${v}',
      'R$ {v},50',
      '{v} reais',
      'a partir de R$ {v}',
      '{v} €',
      'R$ {v} por hora',
      'R$ {v}/mês',
    ],
    phones: ['(11) 5550-0{n3}', '21 95550 1{n3}', '+55 31 5550 0{n3}', '+351 21 555 0{n3}', '912 555 {n3}'],
    notes: [
      'desde {y}',
      'empresa familiar desde {y}',
      'acesso sem degraus',
      'no máximo {n} pessoas',
      '{n} anos de experiência',
      'só dinheiro',
      'estacionamento atrás da casa',
      'aceitamos cachorros',
      'tocado por duas irmãs',
      'fundado em {y}',
      'traga a sua caneca',
      'só com hora marcada',
      'só retirada',
      'novas datas todo mês',
      'confirme por telefone',
    ],
    days: ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'],
    short: ['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom'],
    months: [
      'janeiro',
      'fevereiro',
      'março',
      'abril',
      'maio',
      'junho',
      'julho',
      'agosto',
      'setembro',
      'outubro',
      'novembro',
      'dezembro',
    ],
  },
}

/** Sections: the kinds that may stand for it, then its words in en, de, fr, es, no, it, pt. */
export const sectionRows = `
gallery|gallery|Galerie|galerie|galería|galleri|galleria|galeria
faq|FAQ|FAQ|FAQ|preguntas frecuentes|ofte stilte spørsmål|domande frequenti|perguntas frequentes
team|team|Team|équipe|equipo|team|team|equipe
testimonials,reviews|testimonials|Kundenstimmen|témoignages|testimonios|kundeomtaler|testimonianze|depoimentos
contact|contact form|Kontaktformular|formulaire de contact|formulario de contacto|kontaktskjema|modulo di contatto|formulário de contato
newsletter,cta|newsletter sign-up|Newsletter|newsletter|boletín|nyhetsbrev|newsletter|newsletter
booking|booking form|Terminanfrage|formulaire de réservation|formulario de reserva|bestillingsskjema|modulo di prenotazione|formulário de reserva
pricing,menu,services,products|price list|Preisliste|liste de prix|lista de precios|prisliste|listino prezzi|tabela de preços
location|map|Anfahrt|plan d’accès|mapa|kart|mappa|mapa
about|about us|Über uns|à propos|sobre nosotros|om oss|chi siamo|sobre nós
steps|how it works|So funktioniert es|comment ça marche|cómo funciona|slik fungerer det|come funziona|como funciona
events,schedule|events|Termine|agenda|agenda|arrangementer|eventi|eventos
posts|blog|Blog|blog|blog|blogg|blog|blog
hours|opening hours|Öffnungszeiten|horaires|horario|åpningstider|orari di apertura|horário de funcionamento
logos|partner logos|Partnerlogos|logos des partenaires|logos de socios|partnerlogoer|loghi dei partner|logotipos dos parceiros
`

/** Labels of buttons: en, de, fr, es, no, it, pt. */
export const buttonRows = `
Book a visit|Termin buchen|Prendre rendez-vous|Reservar cita|Bestill time|Prenota una visita|Marcar uma visita
Donate now|Jetzt spenden|Faire un don|Donar ahora|Gi en gave|Fai una donazione|Doar agora
Get a quote|Angebot anfordern|Demander un devis|Pedir presupuesto|Få et tilbud|Chiedi un preventivo|Pedir orçamento
Call us|Anrufen|Appelez-nous|Llámanos|Ring oss|Chiamaci|Ligue para nós
Become a member|Mitglied werden|Devenir membre|Hazte socio|Bli medlem|Diventa socio|Seja sócio
Order online|Online bestellen|Commander en ligne|Pedir en línea|Bestill på nett|Ordina online|Encomendar online
See what’s on|Programm ansehen|Voir le programme|Ver el programa|Se programmet|Vedi il programma|Ver a programação
Join the waitlist|Auf die Warteliste|Rejoindre la liste|Unirse a la lista|Bli med på ventelisten|Entra in lista|Entrar na lista
`

/** Colours: CSS, then en, de, fr, es, no, it, pt. */
export const colorRows = `
#14532d|dark green|Dunkelgrün|vert foncé|verde oscuro|mørkegrønn|verde scuro|verde escuro
#1e3a8a|navy blue|Marineblau|bleu marine|azul marino|marineblå|blu navy|azul marinho
#7b1e3a|burgundy|Weinrot|bordeaux|burdeos|vinrød|bordeaux|bordô
#c5633f|terracotta|Terrakotta|terracotta|terracota|terrakotta|terracotta|terracota
#f4b6c8|pastel pink|Rosa|rose pâle|rosa palo|lys rosa|rosa pallido|rosa claro
#0d9488|teal|Blaugrün|bleu canard|verde azulado|blågrønn|ottanio|verde azulado
#0b5b6b|petrol|Petrol|bleu pétrole|azul petróleo|petrol|blu petrolio|azul petróleo
#d4a017|gold|Gold|doré|dorado|gull|oro|dourado
#6b21a8|purple|Lila|violet|morado|lilla|viola|roxo
#dc2626|red|Rot|rouge|rojo|rød|rosso|vermelho
#ea580c|orange|Orange|orange|naranja|oransje|arancione|laranja
#0f172a|black|Schwarz|noir|negro|svart|nero|preto
#2f6f4f|#2f6f4f|#2f6f4f|#2f6f4f|#2f6f4f|#2f6f4f|#2f6f4f|#2f6f4f
#b45309|#b45309|#b45309|#b45309|#b45309|#b45309|#b45309|#b45309
`

/** Moods: the tones they ask for, then en, de, fr, es, no, it, pt. */
export const moodRows = `
calm|calm|ruhig|calme|tranquilo|rolig|tranquillo|tranquilo
playful|playful|verspielt|ludique|divertido|leken|giocoso|divertido
elegant|elegant|elegant|élégant|elegante|elegant|elegante|elegante
minimal|minimal|minimalistisch|épuré|minimalista|minimalistisk|minimalista|minimalista
bold|bold|mutig|audacieux|atrevido|dristig|audace|ousado
warm|warm|warm|chaleureux|cálido|varm|caldo|acolhedor
rustic|rustic|rustikal|rustique|rústico|rustikk|rustico|rústico
retro|retro|retro|rétro|retro|retro|retrò|retrô
corporate|professional|professionell|professionnel|profesional|profesjonell|professionale|profissional
`

/** For whom: en, de, fr, es, no, it, pt, as it stands after 'for'. */
export const audienceRows = `
young families|junge Familien|les jeunes familles|familias jóvenes|småbarnsfamilier|le giovani famiglie|famílias jovens
beginners|Anfänger|les débutants|principiantes|nybegynnere|i principianti|iniciantes
small businesses|kleine Betriebe|les petites entreprises|pequeñas empresas|små bedrifter|le piccole imprese|pequenas empresas
seniors|Senioren|les seniors|personas mayores|eldre|gli anziani|pessoas idosas
night owls|Nachteulen|les noctambules|noctámbulos|nattugler|i nottambuli|notívagos
freelancers|Freiberufler|les indépendants|autónomos|frilansere|i liberi professionisti|autônomos
hikers|Wanderer|les randonneurs|senderistas|turgåere|gli escursionisti|quem faz trilha
people with allergies|Allergiker|les personnes allergiques|personas alérgicas|allergikere|le persone allergiche|pessoas alérgicas
`
