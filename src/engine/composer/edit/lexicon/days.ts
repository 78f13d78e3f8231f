/** Names of the days, Monday first, in all languages, short and long. */
export const days: readonly string[] = [
  'mondays?|mon|montags?|mo|lundis?|lunes|mandag(?:er)?|man',
  'tuesdays?|tues|tue|dienstags?|di|mardis?|martes|tirsdag(?:er)?|tir',
  'wednesdays?|wed|mittwochs?|mi|mercredis?|miércoles|onsdag(?:er)?|ons',
  'thursdays?|thurs|thur|thu|donnerstags?|do|jeudis?|jueves|torsdag(?:er)?|tor',
  'fridays?|fri|freitags?|fr|vendredis?|viernes|fredag(?:er)?|fre',
  'saturdays?|sat|samstags?|sonnabends?|sa|samedis?|sábados?|lørdag(?:er)?|lør',
  'sundays?|sun|sonntags?|so|dimanches?|domingos?|søndag(?:er)?|søn',
]

/** Words for several days. */
export const spans: readonly [pattern: string, from: number, to: number][] = [
  ['weekdays|on weekdays|werktags|en semaine|entre semana|hverdager', 0, 4],
  ['weekends?|on weekends|at the weekend|am wochenende|le week-end|fines de semana|helger', 5, 6],
  ['daily|every ?day|all week|seven days a week|täglich|tous les jours|todos los días|hver dag', 0, 6],
]
