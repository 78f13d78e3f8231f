/** Names of the days, Monday first, in all languages, short and long. */
export const days: readonly string[] = [
  'mondays?|mon|montags?|mo|lundi|lunes|mandag|man',
  'tuesdays?|tues|tue|dienstags?|di|mardi|martes|tirsdag|tir',
  'wednesdays?|wed|mittwochs?|mi|mercredi|miércoles|onsdag|ons',
  'thursdays?|thurs|thur|thu|donnerstags?|do|jeudi|jueves|torsdag|tor',
  'fridays?|fri|freitags?|fr|vendredi|viernes|fredag|fre',
  'saturdays?|sat|samstags?|sonnabends?|sa|samedi|sábado|lørdag|lør',
  'sundays?|sun|sonntags?|so|dimanche|domingo|søndag|søn',
]

/** Words for several days. */
export const spans: readonly [pattern: string, from: number, to: number][] = [
  ['weekdays|on weekdays|werktags|en semaine|entre semana|hverdager', 0, 4],
  ['weekends?|on weekends|at the weekend|am wochenende|le week-end|fines de semana|helger', 5, 6],
  ['daily|every ?day|all week|seven days a week|täglich|tous les jours|todos los días|hver dag', 0, 6],
]
