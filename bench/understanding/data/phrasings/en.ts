import type { Phrasings } from './phrasings.ts'

export const en: Phrasings = {
  comma: [
    '{Trade} {name}, {place}, {servicelist}[, {prices}][, {hours}][, {phone}]',
    '{Trade} in {place}, {v1} {i1}, {hours}, my name is {person}[, {colours}]',
    '{name}, {trade}, {place}. {servicelist}. {mood}, {colours}',
    '{trade} {place}, {mood}[, {c1}], {x1}, {x2}',
    '{name} – {trade} in {place}, {note}, {servicelist}[, call {phone}]',
    'website for {name}, {a} in {place}, {servicelist}[, {sectionlist}]',
    '{Trade}, {prices}, {hours}[, {address}]',
    'landing page, {trade}, {name}, {audience}, {x1}, {button} button',
    '{Trade} {name} {place}, {note}, {servicelist}, {mood}, {phone}, {email}',
    'homepage for {a}, {name}, {c1} and {mood}, {sectionlist}[, {date}]',
    '{hours}, {phone}, {name}: {trade}, {place}, {servicelist}',
    '{audience} come to {name} for {servicelist}; {trade}, {place}; {mood}',
    '{person} | {name} | {trade} | {address}, {place} | T {phone} | E {email} – that is what our business ' +
      'card says, now we need the website to go with it, {mood} please',
  ],
  prose: [
    'We are {a} in {place} called {name}. We offer {services}.[ We are open {hours}.]',
    'I run {a} called {name}[ in {place}]. {Item1} costs {v1}, {i2} is {v2}.[ My name is {person}.]',
    'Hello! My sister and I have opened {a} in {place}. It is called {name}. We do {services}[ and you can reach us on {phone}].',
    'Create a {mood} website for {name}, {a} for {audience}. Include {sections}.',
    'Make a page for our {trade} {name} in {place}. Use {colours}. It should show {services} and {sections}.',
    'Please build a landing page for {name}. It is {a} in {place}, {note}. Visitors should see {services}[ and find us at {address}].',
    'My {trade} is called {name}. {Item1} is {v1}. We also have {services}. Open {hours}.',
    'I need a site for my {trade}[ in {place}]. We do {services}. Write to {email}[ or call {phone}].',
    '{name} is {a} based in {place}. {person} runs it. We want a {mood} page with {sections} and a "{button}" button.',
    'We would like a one-page website for our {trade} {name}: {services}, prices ({prices}), {hours}.',
    'I am {person} and I own {a} in {place}. A page with {sections}, please[, in {colours}].',
    'Build a website for {a} named "{name}" that offers {services}[. Tickets for {date} cost {v1|Tickets}].',
    'There is {a} in {place} that everybody knows as {name}, and it has no website yet. People come for {services}. ' +
      '{Item1}? That will be {v1}.',
    'Ever since we took over {name} ({note}), the {trade} on {address}, folks keep asking for {services}, so put ' +
      'that online together with {sections}.',
    'What I have in mind for {name} is something {mood}, mostly {colours}. As {a} we live from {services}. Doors open {hours}.',
    'Okay so basically I am asking for a neighbour, {person}, who is about to start {a}, that is in {place}, and it ' +
      'is going to be called, hang on, {name}, right, and what is planned is {services}, then {i1} at {v1}, {i2} at ' +
      '{v2}, and I think {x} and {x} would help people, but nothing fancy.',
    'No blog, no pop-ups, no cookie circus. Just a clean page for {a} (in {place}, {note}) with what we do: ' +
      '{services} (and yes, also {s}). Colours should be {colours}, not the beige from our old site. Oh, and the ' +
      'name, before I forget it: {name}.',
    'Need something simple online for {name}, please. {Our} is at {address} in {place}, we are there ' +
      '{hours}, and most people come to us for {services}. If it is not too much trouble, give us a ' +
      'separate {x} section.',
    'People keep telling us that {name} deserves a proper home on the internet. All you need to know: ' +
      '{a}, {place}, {note}. We charge {v1} for {i1} and {v2} for {i2}. Anybody with a question can try ' +
      '{phone}.',
  ],
  bullets: [
    'website\n- name: {name}\n- what: {trade}\n- where: {place}\n- services: {servicelist}\n- phone: {phone}',
    '{Trade} "{name}"\n{servicelines}\n[{hours}\n]{phone}',
    'Please make a page for {name}, {a}:\n{sectionlines}\n- {colours}',
    '{name}\n{trade}, {place}\n\n{pricelines}\n\n{hours}',
    'Site for {a} in {place}. It needs:\n{sectionlines}\nServices:\n{servicelines}',
    '* {name}\n* {trade}\n* {note}\n* {email}\n* style: {mood}',
    '1. {trade}, {place}\n2. {servicelist}\n3. {v1} for {i1}, {v2} for {i2}\n4. ask for {person}\n5. we call ourselves {name}',
    'landing pg, one scroll:\n– biz: {trade} ({place})\n– svcs: {servicelist}\n– hrs: {hours}\n– tel. {phone} / ' +
      '{email}\n– CTA "{button}"\n– brand at the top, i.e. {name}\n– no stock photos pls',
    'Copying this straight off our flyer:\n\n{name}\n{Trade} · {address} · {place}\n{servicelist}\n{prices}\n' +
      '{hours}\n\nCan the website look like that too, only {mood} and with {sectionlist}?',
    '{name}\n{Trade} in {place}\nABOUT\n{note}\nWHAT WE DO\n{servicelines}\nHOURS\n{hours}\n{phone}\n\n^^ copied ' +
      'off our Facebook page. Not everyone is on there any more, so we want the same thing as a website.',
  ],
  keys: [
    'Name: {name}; Place: {place}; What: {trade}; Services: {servicelist}; Hours: {hours}; Phone: {phone}',
    'business: {trade}\nname: {name}\nprices: {prices}\ncontact: {email}',
    'Business name: {name}\nType: {trade}\nLocation: {place}\nSections: {sectionlist}\nColors: {colours}',
    'What we are: {trade}. Who we are: {person}. Where: {address}[, {place}]. When: {hours}.',
    'Brand = {name}, industry = {trade}, audience = {audience}, style = {mood}, colours = {colours}',
    '{name} ({trade})\nOpening hours: {hours}\nPrice list: {prices}\nCall: {phone}',
    'who: {name} / what: {trade} / costs: {i1} {v1}, {i2} {v2} / reach us: {phone}, {email} / look: {colours}',
    'Client: {name}\nSector: {trade}\nWho we are talking to: {audience}\nTone of voice: {mood}\nMust-haves: ' +
      '{sectionlist}\nPrimary CTA: {button}\nCI: {colours}\nDeliverable: one-pager, first draft by Friday',
    'Pasting this from our spreadsheet\nBusiness\t{name}\nKind of ' +
      'business\t{trade}\nTown\t{place}\nOpen\t{hours}\n{Item1}\t{v1}\n{Item2}\t{v2}\nTel\t{phone}',
  ],
  ask: [
    'Can you make me a website for {a} in {place}? It is called {name} and we offer {services}.',
    'Could you please put together a page for {name}, our {trade}? {Item1} is {v1} and {i2} {v2}.',
    'How would a page look for {a} called {name} with {sections}?',
    'I want a website for my {trade}, can you do something {mood} in {colours}? We are in {place}, {hours}.',
    'Would you design a homepage for {name}? We are {a}, {note}, and our phone number is {phone}.',
    'Our {trade} still has no page... any chance you could fix that? It goes by the name of {name}, {hours}, {x1} and {x2} would be great.',
    '{Item1} {v1}, {i2} {v2}, doors open {hours}, and if in doubt people ring {phone}. That is pretty much ' +
      'everything anybody ever wants to know about {name}, the {trade} in {place}. Any chance you could turn that ' +
      'into one simple page?',
    'Do I have to know any coding for this? My aunt has {a} in {place} ({name}, if that helps) and I ' +
      'promised to sort out her page this weekend. It is mainly {services}, plus {i1} ({v1}). Could it look ' +
      '{mood}, with {c} somewhere?',
  ],
  hurry: [
    'need site asap {trade} {place} {name} {servicelist} call {phone}',
    '{name} {trade} {prices} {hours} {place}',
    'plz make me a website for my {trade} in {place}, {name}, {servicelist}, tel {phone}',
    'hi can u do a page 4 {trade} called {name}, {hours}, {colours} thx',
    'quick page {trade} {name}, {v1} {i1}, {v2} {i2}, {place}',
    'website {trade} {place} {mood} with {x1} and {x2} pls',
    '{servicelist} thats what we do, {name} in {place}, {trade}, number is {phone}, make it {mood}',
    'yo so my mate opens {a} over in {place} next month n theres zero web presence lol, its gonna be {name}, ' +
      '{servicelist}, {hours}',
    'hey 👋 so we do {services}\nits {a}\n{place} right by the station\nname is {name} btw\n{v1} for {i1}\nmaybe {c} ' +
      'and {mood}??\nppl can text {phone}',
    'hello sorry my english is not so good. i open {a} in {place}, name of business is {name}. we have ' +
      '{services}. we are open {hours}. please make website where is easy to find telephone {phone}, thank ' +
      'you very much',
  ],
  long: [
    'Please design a website for my {trade} in {place}. It is called {name}, {note}. We offer {services}. {Item1} ' +
      'costs {v1} and {i2} {v2}. We are open {hours}. You can reach us on {phone} or at {email}. Use {colours} and ' +
      'keep it {mood}. I would like {sections}.',
    "I'm launching {name}, {a} for {audience}. There will be {services}. {Item1} is {v1}. I want {x1} and {x2}. It " +
      'should feel {mood}. The button should say “{button}”. Ask for {person} at {address}, {place}.',
    'Our {trade} {name} has been in {place} for a long time ({note}). On {date} we have an open day with ' +
      '{services}.\n\nPrices: {prices}.\nHours: {hours}.\nContact: {person}, {phone}.\n\nPlease use {c1} and make it ' +
      '{mood}, with {sections}.',
    'Let me tell you about us. The {trade} belongs to {person} and the sign above the door says {name}. You will ' +
      'find it at {address} in {place}. Regulars love {services}; newcomers ask what {i1} costs ({v1}). It has been ' +
      'like this {note}. On {date} we celebrate. All I want is {sections}, in {colours}, nothing loud, rather {mood}.',
    'It all began in my parents’ garage with nothing but a folding table and a stubborn idea. Today {name} is {a} ' +
      'with its own front door at {address}, {place}, and the people who walk through it are mostly {audience}. ' +
      'They ask for {services}, and lately for {s} as well; these days it is {v1} for {i1}. I would love a page ' +
      'that tells visitors all this without shouting: {mood}, plenty of {c}, and further down {x} so that nobody ' +
      'has to ask around.',
    'At our last staff meeting somebody asked why we still cannot be found online, and nobody had an ' +
      'answer, so now it is my job. We are {a}, and everything happens at {address}. The younger ones say ' +
      'the page has to mention {services}; the older ones think it should say “{note}”; I only care that ' +
      'people can see when we are there, which is {hours}. {person} has offered to answer whatever comes in ' +
      'at {email}. The one thing everybody agreed on is that the top line reads {name}.',
  ],
  mixed: [
    '{name@}, {trade} in {place}, {servicelist@}, {hours}',
    'We are {a} called {name@} in {place}. On the card: {servicelist@}. Call {phone}.',
  ],
  own: [
    '{Deed1}. {Deed2}. {servicelist}. We are open {hours}.',
    '{Our} {does}. We’d like a {mood} page with {x1} and {x2}.',
    'Hi, I have {a} in {place}. {Deed1}. Please use {colours}.',
    'Website for {name}, {a}. {Deed1}. {Deed2}. {phone}',
    '{Our} {does}. {Deed1}. With {sections}, please.',
  ],
  letter: [
    'Hi there,\n\nhope this is the right place to ask. My husband and I look after {a} at {address}, and after years ' +
      'of paper leaflets it is time for something online. The leaflet reads: {services}. People ring {phone}, we ' +
      'are open {hours}.\n\nThe sign just says {name}, so please stick to that.\n\nMany thanks,\n{person}',
    'FW: web page\n\nsee below from the boss, can you take care of it today?\n\n> Team, the new page for {name} has ' +
      'to go up this week. Keep it short: who we are ({a} in {place}), what we do ({servicelist}) and how people ' +
      'get hold of us ({phone}, {email}). Skip the prices for now, we are still arguing about them.',
    'Voice message from this morning, transcribed automatically:\n\n"Hi, it’s {person}, I’m in the car so ' +
      'I’ll be quick. That website thing. Put down that we’re {a}, over in {place}, and, erm, {i1}, that’s ' +
      '{v1}, and then {i2}, no wait, yeah, {v2}. Colours, dunno, {colours}. And have {x} on there. Right, ' +
      'gotta go. Oh, and it goes under {name}, obviously. Cheers, bye."',
  ],
}
