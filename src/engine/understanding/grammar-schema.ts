import { z } from 'zod'
import { grammarForms } from './grammar-forms.ts'

const phrases = z.array(z.string().min(1))

/** words/<lang>/grammar.json: the small words of a language, by what they do. */
export const grammarSchema = z.strictObject({
  ...grammarForms,
  /** what a noun may end in besides itself: plurals and cases */
  endings: phrases,
  /** two words in one, which people write without the mark between them too: "don't" */
  contractions: phrases,
  /** before the first of two days, where a range cannot do without it: 'DA martedì a domenica' */
  rangeOpens: phrases,
  /** before the first of two times, where a table does without it: 'FROM 9 to 5' */
  timeOpens: phrases,
  articles: phrases,
  own: phrases,
  and: phrases,
  /** 'a page FOR a bakery' */
  about: phrases,
  /** before a place */
  at: phrases,
  /** 'a page WITH a gallery' */
  having: phrases,
  /** before the name */
  named: phrases,
  /** between a control and its words: 'the button SAYS Send' */
  labelled: phrases,
  /** behind the name: 'Lumo IS OUR NAME' */
  namedAfter: phrases,
  /** 'WE ARE the Ashgrove Society', 'VOTE FOR Tom' */
  self: phrases,
  /** before what somebody is, where a sentence begins: 'AS a bakery we live from bread' */
  as: phrases,
  /** by which somebody comes to a business or has it: 'we have OPENED a club' */
  founds: phrases,
  /** on which a name stands: 'the SIGN above the door says Lumo' */
  signs: phrases,
  /** before a person */
  person: phrases,
  titles: phrases,
  /** what somebody is or does there, beside their name: 'Kim, TREASURER', 'OWNERS: Bo and Cem' */
  roles: phrases,
  /** what such words end in, where no list has them: 'the harbourMASTER' */
  roleEndings: phrases,
  /** what a couple does: 'Bo and Cem ARE GETTING MARRIED' */
  couples: phrases,
  /** the page itself: 'website', 'landing page' */
  pages: phrases,
  /** what asks for it: 'please make me' */
  asks: phrases,
  /** what sells or shows the things that it is for, where the noun comes last: 'a SHOP for ceramics' */
  sellers: phrases,
  /** nouns that name no trade but a business of any kind */
  businesses: phrases,
  /** what may stand before any noun and leaves it what it is: 'small', 'family-run', 'Italian' */
  qualities: phrases,
  /** what begins a clause of its own about the noun: 'that', 'who' */
  relative: phrases,
  /** of those, what stands for the noun itself: 'a tool THAT draws' */
  relativePronouns: phrases,
  /** joins the parts of a noun: 'de', 'of' */
  of: phrases,
  /** before an amount: 'FROM 29 €' */
  from: phrases,
  /** what leads up to things on offer: 'WE MAKE stairs and doors' */
  offering: phrases,
  /** 'EVERY Monday', 'ONLY Sundays': belongs to what it stands before */
  every: phrases,
  /** what nouns end in that say what somebody does, where the noun comes last: 'wedding and portrait photographER' */
  doerEndings: phrases,
  /** before a part that a page is not to have: 'NO pricing' */
  excluding: phrases,
  /** what begins a refusal: 'NO ride-ons', 'NOT TOO childish' */
  refuses: phrases,
  /** behind the name of a part, that there is to be none: 'Testimonials: NONE YET' */
  nones: phrases,
  /** which tells whoever builds the page what is not to be there: 'DO NOT SHOW flat numbers' */
  withholds: phrases,
  /** which does so behind the part that it is said of: 'the prices, LEAVE THEM OUT' */
  leavesOut: phrases,
  /** verbs of what a page does: 'that EXPLAINS how to borrow a bike' */
  presents: phrases,
  /** which does so as the key of a line: 'NO: stock photos, testimonials' */
  refusalKeys: phrases,
  /** which tells them what is: 'PLEASE MENTION THAT we take no cash' */
  mentions: phrases,
  /** what opens a sentence and says nothing in it: 'SO we bake' */
  openers: phrases,
  /** which leads up to what is to be said: 'please write THAT we take no cards' */
  thats: phrases,
  /** before it: 'I want it to SAY that …' */
  sayings: phrases,
  /** which a sentence of its own cannot begin with, as it goes on with another: 'OTHERWISE you wait' */
  links: phrases,
  /** says of hours that somebody is there: 'VISITS from 2 to 5' */
  receives: phrases,
  /** what a place is, before its name: 'my VILLAGE, Monreal' */
  towns: phrases,
  /** opens what holds only then: 'IF you want us to stop' */
  ifs: phrases,
  /** behind an amount: '40 to 80 € DEPENDING ON the size' */
  depends: phrases,
  /** who speaks for nobody else: 'MY workshop' */
  alone: phrases,
  /** and who does: 'OUR club' */
  together: phrases,
  /** before why something is asked for: 'a page to find players, BECAUSE two are left' */
  reasons: phrases,
  /** before the lower of two amounts: 'BETWEEN £40 and £60' */
  spanOpens: phrases,
  /** between the two of them, the first word by itself as well: '£40 TO £60' */
  spanJoins: phrases,
  /** what people do in their trades and clubs, as a dictionary has it: 'reparieren' */
  infinitives: phrases,
  /** before an address: 'WE ARE AT 14 Kirkgate' */
  locates: phrases,
  /** which begins a letter: 'DEAR Sir or Madam' */
  salutations: phrases,
  /** 'HELLO everyone' */
  greetings: phrases,
  /** whom a greeting is for: 'hi ALL' */
  addressees: phrases,
  /** which ends a letter: 'WITH KIND REGARDS' */
  closings: phrases,
  /** the lines above a mail beside its subject: 'FROM: Ingrid' */
  mailHeads: phrases,
  /** 'SUBJECT: our page' */
  mailSubjects: phrases,
  /** before a subject: 'FWD: our page' */
  mailForwards: phrases,
  /** by which a text is announced that stands elsewhere: 'COPIED FROM our flyer: …', 'SEE BELOW from the boss' */
  copied: phrases,
  /** verbs that say who does something, and are no nouns: 'TRADUZCO contratos, actas y títulos' */
  ownDeeds: phrases,
  /** before a colon, and says that a list follows: 'THE FOLLOWING: …' */
  following: phrases,
  /** before whom or what a page is about: 'IT’S ABOUT Lumo, a bakery' */
  concerns: phrases,
  /** what software is to do, or people with it: 'USERS SHOULD BE ABLE TO sign in' */
  abilities: phrases,
  /** before a colon that opens a text, which says only what kind of thing it is: 'APP SCREEN: settings of …' */
  screenLabels: phrases,
  /** what pages are wished without, and no business sells: 'no CLUTTER' */
  lookThings: phrases,
  /** what answers a question by itself: 'YES' */
  answers: phrases,
  /** before a look that is not wanted: 'NOT loud' */
  nots: phrases,
  /** 'Lumo IS a bakery' */
  copula: phrases,
  /** who does something, before a verb */
  pronouns: phrases,
  /** whom a business is for, in general: 'PEOPLE come for the bread' */
  people: phrases,
  /** by which somebody offers or gets things, behind a pronoun or people: 'you FIND', 'folk COME FOR' */
  gives: phrases,
  /** what a business does, as the second thing that it says: 'we are a forge and MAKE gates' */
  makes: phrases,
  /** 'we NEED blankets': what is looked for, and offered by nobody */
  needs: phrases,
  /** 'HIRE of kayaks': what is hired out follows */
  rentals: phrases,
  /** what is done to a thing that others bring: 'we REPAIR clocks' offers no clocks */
  worksOn: phrases,
  /** where a part stands on the page: 'gallery FIRST', 'prices AT THE BOTTOM' */
  partOrders: phrases,
  /** opens a sentence that goes on with what is wished: 'ALSO prices and a map' */
  besides: phrases,
  /** two words with 'and' that are one thing: 'CLICK AND COLLECT' */
  pairs: phrases,
  /** what no verb ends in, though a noun that is written as one of its forms does: 'conserto', 'consertOS' */
  nounEndings: phrases,
  /** nouns that head parts of pages and no goods: 'a LIST of members', 'two PHOTOS from the harbour' */
  /** what a part of a page is called by whoever asks for one: 'a SECTION for news', 'une RUBRIQUE FAQ' */
  sectionNouns: phrases,
  partNouns: phrases,
  /** before a quotation, what somebody did: 'a customer SAYS: “…”' */
  saysVerbs: phrases,
  /** what a quotation is called: 'a QUOTE from a guest: “…”' */
  voiceNouns: phrases,
  /** what begins on a day: 'OPENING on 3 October' */
  openings: phrases,
  /** by which guests say what they come for: 'regulars LOVE bread and cakes' */
  likes: phrases,
  /** what is said of the files of a page, beside what they are written in: 'a SINGLE-PAGE SELF-CONTAINED html FILE' */
  files: phrases,
  /** before it: 'USING Tailwind' */
  writtenIn: phrases,
  /** what a look is said of: 'a dark BACKGROUND' */
  lookNouns: phrases,
  /** those that say nothing but a look: 'dev VIBES' */
  moods: phrases,
  /** what land is called in the name of a place: 'LAKE Como', 'ISLE of Skye' */
  landNouns: phrases,
  /** before the people that something is for: 'FOR hikers' */
  forWhom: phrases,
  /** what visitors are asked to do: 'BRING a dish', 'LISTEN on Spotify' */
  invites: phrases,
  /** makes a condition of what stands beside it: 'pickup ONLY' */
  conditions: phrases,
  /** how something is, behind it or before where and for whom: 'dogs WELCOME', 'PARKING behind the house' */
  states: phrases,
  /** before an amount from which on something holds: 'free delivery OVER £50' */
  thresholds: phrases,
  /** what an amount is for so many of: '250 kr for 3 TIMER' */
  durations: phrases,
  /** before what an amount is for: '£2.50 PER house' */
  per: phrases,
  /** by which things of one kind differ in their prices: 'Inspektion KLEIN 49 €, GROSS 95 €' */
  sizes: phrases,
  /** what begins a remark behind an amount: '190 euro TUTTO COMPRESO' */
  inclusive: phrases,
  /** by which plans are paid: a unit with it that is said once counts for all of them */
  billing: phrases,
  /** feasts, which nobody is called when they stand alone: 'a page for CHRISTMAS' */
  occasions: phrases,
  /** parts of the year in which hours hold: 'IN WINTER closed on Mondays' */
  seasons: phrases,
  /** what adjectives end in, where nothing else tells them from nouns: 'educationAL' */
  adjectives: phrases,
  /** before the time or date until which it does: 'order BY 2pm' */
  deadlines: phrases,
  /** 'CLOSED in January' */
  closed: phrases,
  /** before a day on which it is closed all the same: 'daily EXCEPT Mondays' */
  excepts: phrases,
  /** what closes a day behind it, and means something else elsewhere: 'Montag ZU' */
  closedLast: phrases,
  /** before a time that is written as a number alone: 'KL 11' */
  clock: phrases,
  /** before who does something: 'run BY two sisters' */
  agent: phrases,
  /** what the word before that ends in: 'hostED by'; what forms of verbs end in that say what a noun is: 'openING offer' */
  participles: phrases,
  attributives: phrases,
  /** before the channel of a contact: 'orders BY phone' */
  via: phrases,
  /** before what something tells of: 'a podcast ABOUT trees' */
  topic: phrases,
  /** verbs before what somebody comes for: 'folk COME to us FOR bread' */
  comes: phrases,
  purposes: phrases,
  /** what people come together for, with what there is then: 'an OPEN DAY with tastings' */
  gatherings: phrases,
  /** the part of a verb that ends its clause: 'wie sähe … AUS' */
  particles: phrases,
  /** forms of verbs: no part of a thing, and what they stand in is a clause of its own */
  predicates: phrases,
  /** verbs that are nouns as well: they count where a sentence begins or behind their subject */
  orders: phrases,
  /** what begins a sentence that tells whoever makes the page how it should be, and visitors nothing: 'show the total' */
  builds: phrases,
  /** letters in which no noun ends, but what somebody did: 'el proyecto naciÓ', 'cominciÒ' */
  pastEndings: phrases,
  /** what words end in that are verbs with their subject: 'hacemos' */
  verbEndings: phrases,
  /** what adverbs end in, which stand before a verb as well: 'we REALLY want' */
  adverbEndings: phrases,
  /** what verbs end in behind the noun that does it: 'our bakery BAKES', 'unsere Bäckerei BACKT' */
  thirdPerson: phrases,
  /** greetings, adverbs, 'important': they say nothing about the business */
  asides: phrases,
  /** what makes a wish of what stands beside it: 'a gallery WOULD BE NICE' */
  wishes: phrases,
  free: phrases,
  /** verbs between a thing and its price or place: 'costs', 'is' */
  verbs: phrases,
  /** before what is otherwise: 'toys, BUT no microwaves' */
  contrasts: phrases,
  /** what begins what there is not: 'THERE IS NO lift', 'NO HAY tele' */
  lacks: phrases,
  /** behind what there is not: 'animaux REFUSÉS', 'dogs NOT ALLOWED' */
  refused: phrases,
  /** how it is meant, said behind it: 'no wifi, ON PURPOSE' */
  manner: phrases,
  /** nouns before which a number with a full stop says which one it is: '60. GEBURTSTAG' */
  counted: phrases,
  /** what visitors do before a question: 'people always ASK if …' */
  inquiries: phrases,
  /** opens what is asked with yes or no: 'they ask IF it rains' */
  whether: phrases,
  /** opens what is asked otherwise: 'they ask HOW long it takes' */
  interrogatives: phrases,
  /** what goes to the front of such a question: 'if dogs ARE allowed' */
  fronted: phrases,
  /** stands before it where nothing of it can: 'DO they escape' */
  asksWith: phrases,
  /** before which that may stand, and it goes before anything where none is listed: not before 'IT rains' */
  asksBefore: phrases,
  /** before what follows from what was said: 'they ask, SO put a FAQ' */
  results: phrases,
  /** opens a clause of things, which are listed behind it: 'WHAT we need (milk, rice)' */
  what: phrases,
  /** before a part that tells how something goes: 'HOW delivery works' */
  how: phrases,
  /** its verb: 'how delivery WORKS' */
  works: phrases,
  /** between a button and what it is pressed for: 'button TO reserve' */
  pressedFor: phrases,
  /** what stands before the 'zu' of an infinitive: 'ANzumelden' */
  separable: phrases,
  /** what an infinitive loses when somebody is told to do it */
  orderEndings: phrases,
  /** last parts of compounds that are buttons */
  buttonNouns: phrases,
  /** how something on the page is to move: 'SMOOTH transitions' */
  effects: phrases,
  /** on what it does: 'transitions between SECTIONS' */
  effectPlaces: phrases,
  /** how much or how large something of a page is to be: 'FEW words', 'LARGE type' */
  measures: phrases,
  /** what a page is made of, and nobody sells beside a measure: 'few WORDS', 'warm COLOURS' */
  pageNouns: phrases,
  /** how visitors are spoken to: 'DU-FORM', 'VOUVOIEMENT' */
  addressings: phrases,
  /** what people fill in: 'REGISTRATION with name and age' */
  forms: phrases,
  /** before what is filled in: 'a form ASKING FOR …', 'FIELDS: …' */
  formAsks: phrases,
  /** what a question on a form begins with: 'WHY do you …' */
  asksWhat: phrases,
  /** before the places that somebody goes to: 'I COVER Ludlow' */
  covers: phrases,
  /** behind an amount, when it is that: '79 € BY DAY and 119 € AT NIGHT' */
  priceTimes: phrases,
  /** somebody has so many of something: 'we have', 'there are' */
  possesses: phrases,
  /** what costs the same whatever it takes, before its amount: 'FIXED PRICE 79 €' */
  fixedPrices: phrases,
  /** where an amount would stand, in a list of prices: 'alterations ON REQUEST' */
  onRequest: phrases,
  /** behind a price: 'EKS. MVA', 'PLUS VAT' */
  taxes: phrases,
  /** what makes a rule of a sentence without a person: 'children MUST bring an adult' */
  obliges: phrases,
  /** where in a house: '2. ETASJE', 'GROUND FLOOR' */
  floors: phrases,
  /** where or when a part of a page comes: 'THEN a chart', 'BELOW THAT a table' */
  arranges: phrases,
  /** before something that everybody knows where it is: 'OPPOSITE the station' */
  positions: phrases,
  /** houses with names of their own where things are held: 'St Aidan’s HALL', 'SALLE Jean Moulin' */
  venues: phrases,
  /** what everybody knows: 'the old MILL', 'Hauptbahnhof' */
  landmarks: phrases,
  /** pages that tell what somebody has done, called after them: 'CV of Ann Bell' */
  lives: phrases,
  /** before whom a page remembers: 'IN MEMORY OF our father' */
  memory: phrases,
  /** tells of a death: 'our father PASSED AWAY' */
  died: phrases,
  /** before the day on which a life began: 'BORN 3 May 1941' */
  born: phrases,
  /** nouns that say what somebody is, of trades that have no folder: 'FOUNDRY', 'WEATHER STATION' */
  otherTrades: phrases,
  /** what a wish ends in and no thing is called by: 'with a map and a gallery PLEASE' */
  courtesies: phrases,
  /** how who asks speaks of their own wish: 'I’D LIKE the page to …', 'AND WE WANT it said' */
  attitudes: phrases,
  /** pages of what happens on a day: what stands behind 'for' is that, whoever does it */
  eventPages: phrases,
  /** what only a page has, and what a sentence about its look begins with: 'FOND noir comme au théâtre' */
  backdrops: phrases,
  /** announces how the page is to look: 'AS FOR THE LOOK, …' */
  lookTopics: phrases,
  /** what somebody thinks of the page: 'my daughter THINKS that …', 'I LIKE hand-drawn maps' */
  opines: phrases,
  /** of a part that is not to be there: 'a cart I DON’T NEED' */
  needless: phrases,
  /** before a look that is only wished for: 'PERHAPS a bit of yellow', 'RATHER warm' */
  hedges: phrases,
  /** with a word for pages that means none: 'ved SIDEN av' */
  noPages: phrases,
  /** of a look: 'should LOOK LIKE an old farm' */
  lookVerbs: phrases,
  /** what a page is read on: 'has to work on old PHONES' */
  devices: phrases,
  /** what is done with a page where it is spoken of: 'must be READABLE in sunlight' */
  uses: phrases,
  /** what people say that they know little of: 'I’m bad with COMPUTERS' */
  computers: phrases,
  /** before the year in which something began: 'SINCE 1987' */
  since: phrases,
  /** that one knows little of something: 'I’M BAD WITH computers' */
  confesses: phrases,
  /** before a look: 'QUITE plain', 'GANZ schlicht' */
  degrees: phrases,
  /** by whom one is reached, and whose page it is not: 'CONTACT: Ann Bell' */
  reachedBy: phrases,
  /** what the writer does there, who asks for the page: 'I LOOK AFTER THE publicity for …' */
  offices: phrases,
  /** closes a list of what somebody offers: 'repairs, rentals, THAT'S WHAT WE DO' */
  closing: phrases,
  /** all other small words: they carry no fact */
  small: phrases,
})
export type LanguageGrammar = z.infer<typeof grammarSchema>
