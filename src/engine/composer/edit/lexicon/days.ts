/** Names of the days, Monday first, in all languages, short and long. */
export const days: readonly string[] = [
  'mondays?|mon|montags?|mo|lundis?|lunes|mandag(?:er)?|man|lunedì|lun|segundas?(?:-feiras?)?|seg',
  'tuesdays?|tues|tue|dienstags?|di|mardis?|martes|tirsdag(?:er)?|tirs|tir|martedì|terças?(?:-feiras?)?|ter',
  'wednesdays?|wed|mittwochs?|mi|mercredis?|miércoles|onsdag(?:er)?|ons|mercoledì|quartas?(?:-feiras?)?|qua',
  'thursdays?|thurs|thur|thu|donnerstags?|do|jeudis?|jueves|torsdag(?:er)?|tors|tor|giovedì|gio|quintas?(?:-feiras?)?|qui',
  'fridays?|fri|freitags?|fr|vendredis?|viernes|fredag(?:er)?|fre|venerdì|ven|sextas?(?:-feiras?)?|sex',
  'saturdays?|sat|samstags?|sonnabends?|sa|samedis?|sábados?|sáb|lørdag(?:er)?|lør|sabat[oi]|sab',
  'sundays?|sun|sonntags?|so|dimanches?|domingos?|søndag(?:er)?|søn|domenic(?:a|he)|dom',
]

/** Words for several days. */
export const spans: readonly [pattern: string, from: number, to: number][] = [
  [
    'weekdays|on weekdays|werktags|en semaine|entre semana|hverdager|feriali|nei giorni feriali|dias úteis|durante a semana|em dias de semana',
    0,
    4,
  ],
  [
    'weekends?|on weekends|at the weekend|am wochenende|le week-end|fines de semana|helger|fine settimana|fins? de semana',
    5,
    6,
  ],
  [
    'daily|every ?day|all week|seven days a week|täglich|tous les jours|todos los días|hver dag|tutti i giorni|ogni giorno|todos os dias|diariamente',
    0,
    6,
  ],
]
