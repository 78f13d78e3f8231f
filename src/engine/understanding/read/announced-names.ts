import { type ConceptHit, knownNames } from '../lexicon.ts'
import { numberOf } from '../number-words.ts'
import { allCapital, capitalRun } from './capitals.ts'
import type { TextClause } from './clauses.ts'
import { shapedName } from './name-shapes.ts'
import { joinedRun } from './names-first.ts'
import { isPredicate, isSubject } from './predicates.ts'
import type { RequestText } from './request-text.ts'

/** Words that could be the name, and how sure that is. */
export type NameCandidate = {
  first: number
  last: number
  sure: number
  /** a common noun that is the name: it gets its capital */
  isNoun?: boolean
  /** the town behind it, which says where it is, belongs to it as well */
  hasTown?: boolean
}

/** Words of a name that was announced: capitals, a quotation, else what the clause has left in a note without capitals. */
function announced(request: RequestText, first: number, clause: TextClause): NameCandidate | null {
  if (request.tokens[first]?.kind === 'quote') return { first, last: first, sure: 0.95 }
  const capitals = Math.max(
    capitalRun(request, first, clause.last),
    joinedRun(request, first, clause.last),
    titleRun(request, first, clause.last),
  )
  const run = withNoun(request, first, capitals, clause)
  if (run >= first) return { first, last: withPair(request, run, clause), sure: 0.95 }
  if (isApart(request, first, clause)) return { first, last: clause.last, sure: 0.95 }
  const shaped = request.text === request.text.toLowerCase() ? shapedName(request, first, clause.last) : null
  if (shaped !== null) return { first, last: shaped, sure: 0.8 }
  // 'nome DA chiara'
  const isOpener = (at: number) => at === first && knownNames().openers.has(request.word(at))
  const stop = request.run(
    first,
    Math.min(clause.last, first + 4),
    (at) =>
      request.taken(at) === null &&
      request.tokens[at]?.kind !== 'price' &&
      (!request.within('at', at) || isOpener(at)) &&
      // 'called tidal that syncs dotfiles', 'called tidal with a pricing page'
      !(at > first && (request.hitAt('relativePronouns', at) || request.hitAt('having', at))) &&
      // 'called second skin AND I do it out of the net loft'
      !(at > first && request.within('and', at) && isSubject(request, at + 1)) &&
      // 'called hoof and anvil IM BASED in Leeds', 'heter logrende hale OG HOLDER TIL'
      !(at > first && goesOn(request, at)),
  )
  // in a note without capitals the whole clause is
  const isWhole = stop === clause.last && request.text === request.text.toLowerCase()
  // 'name the velvet otter, …': an article belongs to it where more follows
  const isSaid =
    !request.isSmall(first) ||
    (isWhole && stop > first && (isOpener(first) || request.lexicon.has('articles', request.word(first))))
  return stop >= first && isSaid && !isAside(request, clause) && !isSaidOf(request, first)
    ? { first, last: stop, sure: isWhole && isOpener(first) ? 0.95 : isWhole ? 0.8 : 0.7 }
    : null
}

/** 'I call it Count ME Back IN': where only names have capitals, whatever words have them. */
const titleRun = (request: RequestText, first: number, last: number) =>
  request.lexicon.grammar.nounCapitals || !request.isFree(first)
    ? first - 1
    : request.run(first, last, (at) => request.isCapital(at) && request.isFree(at) && !request.within('month', at))

/** 'called Salt AND PEPPER', 'skal hete Søm OG SØLJE': one more word behind 'and' ends the clause, and nobody does anything by it. */
function withPair(request: RequestText, run: number, { last }: TextClause): number {
  const isPair = request.within('and', run + 1) !== undefined && run + 2 === last && request.isWord(last)
  const isSaid =
    isPredicate(request, last) ||
    request.lexicon.deeds.has(request.word(last)) ||
    request.isPlace(last) ||
    request.isGiven(last)
  return isPair && request.isFree(last) && !request.isSmall(last) && !isSaid ? last : run
}

/** Somebody goes on to tell where they are, without a mark: 'im based', 'og holder til', 'atendo em'. */
const goesOn = (request: RequestText, at: number): boolean => {
  const next = request.within('and', at) ? at + 1 : at
  // 'si chiama vinile e basta STA A Modena'
  const isVerb = request.lexicon.has('predicates', request.word(next)) && (next > at || request.within('at', at + 1))
  return (
    /^i['’]?m$/.test(request.word(next)) ||
    Boolean(isVerb) ||
    (request.within('cue', next)?.phrase.includes(' ') ?? false)
  )
}

/** ', nome LA COLLINA DORATA,' in a text without capitals: all of a piece that says itself what it is. */
function isApart(request: RequestText, first: number, clause: TextClause): boolean {
  const isPlain = (at: number) =>
    request.isWord(at) &&
    request.isFree(at) &&
    (['day', 'relativePronouns', 'having'] as const).every((kind) => request.within(kind, at) === undefined)
  return (
    request.text === request.text.toLowerCase() &&
    [clause.before, clause.after].every((mark) => mark === ',') &&
    request.hitAt('named', clause.first)?.last === first - 1 &&
    request.run(first, clause.last, isPlain) === clause.last
  )
}

/** '(open / closed / icy, call it open for the demo)', '… with names that are invented': in small letters, further on. */
const isAside = (request: RequestText, clause: TextClause) =>
  request.text !== request.text.toLowerCase() &&
  (clause.before === '(' || isInBracket(request, clause) || clause.sentence > 1)

/** 'Namen verschiebbar': where nouns have capitals, a small word behind the word itself is said of it. */
const isSaidOf = (request: RequestText, first: number) =>
  request.lexicon.grammar.nounCapitals &&
  request.text !== request.text.toLowerCase() &&
  request.tokens[first - 1]?.text !== ':'

const isInBracket = ({ clauses }: RequestText, clause: TextClause) => {
  const before = clauses.slice(0, clauses.indexOf(clause)).findLast((one) => one.before === '(' || one.after === ')')
  return before?.before === '(' && before.after !== ')'
}

/** 'se llama MIS PALOMAS', 'called OUR hens': a small word with a capital is no name without the one noun behind it. */
function withNoun(request: RequestText, first: number, run: number, { last }: TextClause): number {
  const isSmall = run === first && (request.isSmall(first) || request.lexicon.has('own', request.word(first)))
  const isNoun = first + 1 === last && request.isWord(last) && request.isFree(last) && !request.isSmall(last)
  return isSmall && isNoun ? last : run
}

/** What is announced as the name: 'we are called LUMO', 'LUMO is our name', 'we are LUMO'. */
export const announcedNames = (request: RequestText): NameCandidate[] => [
  ...request.hits('named').flatMap((hit) => behindNamed(request, hit) ?? []),
  ...request.hits('named').flatMap((hit) => quotedBefore(request, hit) ?? []),
  ...request.hits('namedAfter').flatMap((hit) => beforeNamed(request, hit) ?? []),
  ...request.hits('self').flatMap((hit) => behindSelf(request, hit) ?? []),
  ...request.hits('signs').flatMap((hit) => onSign(request, hit) ?? ofSign(request, hit) ?? []),
  ...request.hits('concerns').flatMap((hit) => concerned(request, hit) ?? []),
]

/** 'IT’S ABOUT Lumo & Sons, a bakery in …': capitals, and behind them an article that says what they are. */
function concerned(request: RequestText, hit: ConceptHit): NameCandidate | null {
  const first = hit.last + 1
  const clause = request.clauseOf(first)
  const next = clause && request.clauses[request.clauses.indexOf(clause) + 1]
  if (!clause || next?.before !== ',' || !request.hitAt('articles', next.first)) return null
  const run = capitalRun(request, first, clause.last)
  return run === clause.last && request.isFree(first, run) ? { first, last: run, sure: 0.88 } : null
}

/** 'in the WINDOW OF Lumo & Sons': whose it is. */
function ofSign(request: RequestText, hit: ConceptHit): NameCandidate | null {
  const clause = request.clauseOf(hit.first)
  const of = request.hitAt('of', hit.last + 1)
  const isPlaced =
    request.run(hit.first - 3, hit.first - 1, (at) => request.within('at', at) === undefined) < hit.first - 1
  if (!clause || !of || !isPlaced) return null
  const run = capitalRun(request, of.last + 1, clause.last)
  return run > of.last && request.isFree(of.last + 1, run) ? { first: of.last + 1, last: run, sure: 0.85 } : null
}

/** 'the sign above the door says LUMO', 'auf dem Schild steht LUMO': what ends the clause behind a verb. */
function onSign(request: RequestText, hit: ConceptHit): NameCandidate | null {
  const clause = request.clauseOf(hit.first)
  // 'taller DE RÓTULOS La Luna Salvaje' makes them
  if (!clause || (request.lexicon.grammar.headFirst && request.lexicon.has('of', request.word(hit.first - 1))))
    return null
  for (let at = hit.last + 2; at <= clause.last; at++) {
    const isSaid =
      isPredicate(request, at - 1) ||
      request.within('labelled', at - 1) !== undefined ||
      request.lexicon.has('articles', request.word(at - 1))
    const run = capitalRun(request, at, clause.last)
    // 'auf der Tafel wird LUMO stehen'
    const isOver = request.run(
      run + 1,
      clause.last,
      (one) => request.lexicon.grammar.verbLast && isPredicate(request, one),
    )
    if (run >= at && isOver === clause.last && request.isFree(at, run) && (isSaid || isPredicate(request, at - 2))) {
      request.shell(hit.first, at - 1)
      return { first: at, last: run, sure: 0.9 }
    }
  }
  return null
}

/** 'called LUMO', 'name: LUMO' */
function behindNamed(request: RequestText, hit: ConceptHit): NameCandidate | null {
  const isLead = (at: number) => request.tokens[at]?.text === ':' || request.lexicon.has('named', request.word(at))
  const first = behindAsides(request, request.run(hit.last + 1, request.tokens.length, isLead) + 1)
  const clause = request.clauseOf(first)
  if (!clause || !request.isFree(first) || isOtherUse(request, hit, { clause, first })) return null
  if (isOnControl(request, hit)) return null
  const turned = turnedName(request, hit)
  if (turned) return turned
  const candidate = announced(request, first, clause)
  if (candidate && isOfPeople(request, hit, candidate)) return null
  if (candidate && isOfRole(request, hit, candidate)) return null
  if (candidate) request.shell(hit.first, first - 1)
  return candidate
}

/** 'NACHTSCHRITT heißt das Ganze': where verbs turn, capitals before it and an article or whose behind it. */
function turnedName(request: RequestText, hit: ConceptHit): NameCandidate | null {
  const next = hit.last + 1
  const clause = request.clauseOf(hit.first)
  // 'heißt DAS' is one phrase
  const from = hit.last > hit.first ? hit.last : next
  const isOfWhat = (['articles', 'own'] as const).some((kind) => request.within(kind, from)?.first === from)
  if (!clause || !request.lexicon.grammar.inverts || !isOfWhat || request.isCapital(from)) return null
  const run = capitalRun(request, clause.first, hit.first - 1)
  const isName = run === hit.first - 1 && run >= clause.first && !request.isSmall(clause.first)
  const isNoun = request.lexicon.heads.has(request.word(run)) || request.within('businesses', run) !== undefined
  if (!isName || isNoun || !request.isFree(clause.first, run)) return null
  request.shell(hit.first, hit.last)
  return { first: clause.first, last: run, sure: 0.95 }
}

/** 'called, HANG ON, Lumo', 'heißt ÜBRIGENS Lumo': what somebody says before they come to it. */
function behindAsides(request: RequestText, at: number): number {
  const from = request.tokens[at]?.text === ',' ? at + 1 : at
  const aside = request.hitAt('asides', from)
  if (!aside || request.isCapital(from)) return at
  const next = request.tokens[aside.last + 1]?.text === ',' ? aside.last + 2 : aside.last + 1
  return request.isCapital(next) || request.tokens[next]?.kind === 'quote' ? next : at
}

/** 'the BUTTON is called “Try it”': that stands on it. */
function isOnControl(request: RequestText, { first }: ConceptHit): boolean {
  const clause = request.clauseOf(first)
  const isButton = (at: number) => request.within('component', at)?.id === 'button'
  return clause !== undefined && request.run(clause.first, first - 1, (at) => !isButton(at)) < first - 1
}

/** 'The chair is called Hamid Tehrani': who does something there, and not what it is called. */
function isOfRole(request: RequestText, { first, last }: ConceptHit, name: NameCandidate): boolean {
  const role = request.within('roles', first - 1)
  // 'a photographer named Ana Ruiz' opens a text
  const opens = request.clauseOf(first)?.sentence === 0
  if (opens || role?.last !== first - 1 || !request.isGiven(name.first)) return false
  request.claim('person', name.first, name.last, { sure: 0.9, role: request.slice(role.first, role.last) })
  request.shell(role.first, last)
  return true
}

/** 'The guides ARE CALLED Ane and Bo': two of somebody else, and nobody's business. */
function isOfPeople(request: RequestText, { first }: ConceptHit, name: NameCandidate): boolean {
  const clause = request.clauseOf(first)
  const isTwo =
    request.isGiven(name.first) &&
    request.within('and', name.last + 1) !== undefined &&
    request.isCapital(name.last + 2)
  if (!clause || !isTwo || clause.first >= first) return false
  return request.run(clause.first, first - 1, (at) => !isOfBusiness(request, at)) === first - 1
}

const isOfBusiness = (request: RequestText, at: number) =>
  request.taken(at) === 'what' ||
  (['businesses', 'pages', 'pronouns', 'self'] as const).some((kind) => request.within(kind, at) !== undefined)

/** 'una lechuza QUE SE LLAMA Croqueta', 'el más viejo es de 1911 Y SE LLAMA don Braulio': what is told of later on is no business. */
export function isOfAnother(request: RequestText, at: number): boolean {
  const clause = request.clauseOf(at)
  // 'called Pip AND MARROW'
  const first = request.within('and', at - 1) && request.isCapital(at - 2) ? at - 2 : at
  const hit = request.hitBefore('named', first - 1)
  if (!clause || !hit) return false
  if (isOfMany(request, hit) || isOfSomebody(request, hit)) return true
  if (clause.sentence === 0) return false
  const hangs = (['relativePronouns', 'and'] as const).some((kind) => request.hitBefore(kind, hit.first - 1))
  const opens = hit.first === clause.first && clause.before === ','
  const isOwn = request.run(clause.first, hit.first - 1, (one) => !isOfBusiness(request, one)) < hit.first - 1
  // 'and IT IS called Lumo'
  if (request.lexicon.has('pronouns', request.word(hit.first)) && hit.last > hit.first) return false
  // 'and an eagle owl named BRIGADIER'
  if (isOtherThing(request, hit.first - 1, clause)) return true
  return (hangs && !isOwn) || (opens && request.hitAt('relativePronouns', hit.first) !== undefined)
}

/** 'MI MADRE se llama Nieves', 'my DAUGHTER is called Ida': one of the family. */
function isOfSomebody(request: RequestText, { first }: ConceptHit): boolean {
  const who = request.hitBefore('people', first - 1)
  return who !== undefined && request.hitBefore('own', who.first - 1) !== undefined
}

/** 'TWO barn owls called PIP and Marrow': of several things one is called so. */
function isOfMany(request: RequestText, { first }: ConceptHit): boolean {
  const from = Math.max(request.clauseOf(first)?.first ?? first, first - LONGEST_THING)
  const isCount = (at: number) => (numberOf(request.word(at), request.lexicon.language) ?? 1) > 1
  const count = request.run(from, first - 1, (at) => !isCount(at)) + 1
  return count < first - 1 && isNoun(request, first - 1) && !isOfBusiness(request, first - 1)
}
const LONGEST_THING = 4

/**
 * 'we keep a GOAT named Brigadier'; no 'we run a PLACE called Lumo', and no 'a café by the RIVER called Lumo', which only says where:
 * a thing with its article, by no word for a business.
 */
function isOtherThing(request: RequestText, noun: number, { first, last }: TextClause): boolean {
  const isOurs = (['self', 'founds'] as const).some((kind) =>
    request.hits(kind).some((hit) => hit.first >= first && hit.last <= last),
  )
  const isBusiness = isOfBusiness(request, noun) || request.lexicon.heads.has(request.word(noun))
  const article = lastArticle(request, first, noun)
  // 'THE FARM is called Lumo': what opens a clause is what it tells of
  if (isOurs || isBusiness || article === null || article === first || !isNoun(request, noun)) return false
  return !request.isSmall(article - 1) || request.within('and', article - 1) !== undefined
}

const isNoun = (request: RequestText, at: number): boolean =>
  request.isWord(at) && !request.isSmall(at) && !isPredicate(request, at) && !request.within('copula', at)

/** Of what stands before a noun the article that is nearest to it. */
function lastArticle(request: RequestText, from: number, noun: number): number | null {
  for (let at = noun - 1; at >= Math.max(from, noun - LONGEST_THING); at--)
    if (request.lexicon.has('articles', request.word(at))) return at
  return null
}

/** A short word that announces names and does more than that, inside of a clause and before a small letter. */
const isOtherUse = (request: RequestText, hit: ConceptHit, { clause, first }: { clause: TextClause; first: number }) =>
  hit.phrase.length < 6 &&
  clause.first !== hit.first &&
  hit.last + 1 === first &&
  !request.isCapital(first) &&
  request.tokens[first]?.kind !== 'quote'

/** 'es soll „Polarlicht“ heißen': the verb ends its clause. */
function quotedBefore(request: RequestText, hit: ConceptHit): NameCandidate | null {
  const at = hit.first - 1
  const isEnd = request.clauseOf(hit.first)?.last === hit.last
  return isEnd && request.tokens[at]?.kind === 'quote' ? { first: at, last: at, sure: 0.95 } : null
}

/** 'LUMO is our name', 'LUMO heißen wir' */
function beforeNamed(request: RequestText, hit: ConceptHit): NameCandidate | null {
  const clause = request.clauseOf(hit.first)
  if (!clause) return null
  const last = hit.first - 1
  const first = request.run(clause.first, last, (at) => !request.isFree(at)) + 1
  if (first > last || !request.isFree(first, last) || last - first >= LONGEST_BEFORE) return null
  // 'and THAT is the name of the business'
  if (request.run(first, last, (at) => request.isSmall(at) || isSubject(request, at)) === last) return null
  const sure = allCapital(request, first, last) ? 0.95 : 0.8
  request.shell(hit.first, hit.last)
  return { first, last, sure }
}
const LONGEST_BEFORE = 6

/** 'we are LUMO'; in German one noun alone may be what they are. */
function behindSelf(request: RequestText, hit: ConceptHit): NameCandidate | null {
  const isArticle = (at: number) => !request.isCapital(at) && request.lexicon.has('articles', request.word(at))
  const first = request.run(hit.last + 1, hit.last + 1, isArticle) + 1
  const clause = request.clauseOf(first)
  const run = clause ? capitalRun(request, first, clause.last) : first - 1
  const isNoun = request.lexicon.language === 'de' && run === first
  // 'we are Lucía, Marta and Iker'
  const next = clause && request.clauses[request.clauses.indexOf(clause) + 1]
  const isOneOfSeveral = next?.before === ',' && request.isGiven(first) && request.isGiven(next.first)
  // 'la maraîchère c’est FATOU DIARRA' says who somebody is
  const isWho = request.isGiven(first) && run === first + 1 && clause !== undefined && hit.first > clause.first
  if (isOneOfSeveral || isWho) return null
  return run >= first && request.isFree(first, run) && !isNoun ? { first, last: run, sure: 0.85 } : null
}
