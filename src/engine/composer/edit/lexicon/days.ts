/** Names of the days, Monday first, in all languages, short and long. */
export const days: readonly string[] = [
  'mondays?|mon|montags?|mo|lundis?|lunes|mandag(?:er)?|man|lunedì|lun',
  'tuesdays?|tues|tue|dienstags?|di|mardis?|martes|tirsdag(?:er)?|tirs|tir|martedì',
  'wednesdays?|wed|mittwochs?|mi|mercredis?|miércoles|onsdag(?:er)?|ons|mercoledì',
  'thursdays?|thurs|thur|thu|donnerstags?|do|jeudis?|jueves|torsdag(?:er)?|tors|tor|giovedì|gio',
  'fridays?|fri|freitags?|fr|vendredis?|viernes|fredag(?:er)?|fre|venerdì|ven',
  'saturdays?|sat|samstags?|sonnabends?|sa|samedis?|sábados?|lørdag(?:er)?|lør|sabat[oi]|sab',
  'sundays?|sun|sonntags?|so|dimanches?|domingos?|søndag(?:er)?|søn|domenic(?:a|he)|dom',
]

/** Words for several days. */
export const spans: readonly [pattern: string, from: number, to: number][] = [
  ['weekdays|on weekdays|werktags|en semaine|entre semana|hverdager|feriali|nei giorni feriali', 0, 4],
  ['weekends?|on weekends|at the weekend|am wochenende|le week-end|fines de semana|helger|fine settimana', 5, 6],
  [
    'daily|every ?day|all week|seven days a week|täglich|tous les jours|todos los días|hver dag|tutti i giorni|ogni giorno',
    0,
    6,
  ],
]
