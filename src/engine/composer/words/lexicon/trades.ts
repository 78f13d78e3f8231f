import { pattern } from '#rules/pattern.ts'
import type { Domain } from '../../types.ts'

/** The usual trade of a domain with its article, for languages without wording of their own: French | Spanish | Norwegian. */
export const trades: Record<Domain, string> = {
  coffee: 'une petite torréfaction|un pequeño tostadero de café|et lite kaffebrenneri',
  restaurant: 'un restaurant|un restaurante|en restaurant',
  pizza: 'une pizzeria|una pizzería|en pizzeria',
  bakery: 'une boulangerie|una panadería|et bakeri',
  bar: 'un bar|un bar|en bar',
  'food-brand': 'une petite fabrique|un pequeño obrador|en liten matprodusent',
  florist: 'une boutique de fleurs|una floristería|en blomsterbutikk',
  fashion: 'une marque de vêtements|una marca de ropa|et klesmerke',
  shop: 'une petite boutique|una pequeña tienda|en liten butikk',
  electronics: 'un fabricant d’appareils|un fabricante de aparatos|en produsent av gode ting',
  bikes: 'un atelier de vélos|un taller de bicicletas|et sykkelverksted',
  cars: 'un garage|un taller mecánico|et bilverksted',
  crafts: 'un petit atelier|un pequeño taller|et lite verksted',
  beauty: 'un salon|un salón|en salong',
  barber: 'un barbier|una barbería|en barbersalong',
  fitness: 'une salle de sport|un gimnasio|et treningssenter',
  yoga: 'un studio de yoga|un estudio de yoga|et yogastudio',
  wellness: 'un spa|un spa|et spa',
  health: 'un cabinet médical|una consulta médica|et legekontor',
  dental: 'un cabinet dentaire|una clínica dental|en tannklinikk',
  pets: 'un service pour animaux|un servicio para animales|en tjeneste for dyr',
  law: 'un cabinet d’avocats|un bufete de abogados|et advokatkontor',
  finance: 'un cabinet comptable|una asesoría|et regnskapskontor',
  consulting: 'un cabinet de conseil|una consultora|et rådgivningskontor',
  insurance: 'un courtier en assurances|una correduría de seguros|en forsikringsmegler',
  software: 'un outil de travail|una herramienta de trabajo|et verktøy for arbeidsdagen',
  devtool: 'un outil pour développeurs|una herramienta para desarrollar|et verktøy for utviklere',
  app: 'une application|una aplicación|en app',
  games: 'un jeu|un juego|et spill',
  security: 'une entreprise de sécurité|una empresa de seguridad|et sikkerhetsfirma',
  'real-estate': 'une agence immobilière|una inmobiliaria|en eiendomsmegler',
  architecture: 'un cabinet d’architecture|un estudio de arquitectura|et arkitektkontor',
  interior: 'un studio d’intérieur|un estudio de interiores|et interiørkontor',
  construction: 'une entreprise du bâtiment|una empresa de construcción|et byggefirma',
  cleaning: 'une entreprise de nettoyage|una empresa de limpieza|et renholdsfirma',
  garden: 'un paysagiste|una empresa de jardinería|et hagefirma',
  agency: 'une agence|una agencia|et byrå',
  photography: 'un studio de photographie|un estudio de fotografía|et fotostudio',
  music: 'un groupe|una banda|et band',
  podcast: 'un podcast|un pódcast|en podkast',
  festival: 'un festival|un festival|en festival',
  conference: 'une conférence|un congreso|en konferanse',
  wedding: 'un mariage|una boda|et bryllup',
  museum: 'un petit musée|un pequeño museo|et lite museum',
  books: 'une librairie|una librería|en bokhandel',
  news: 'un magazine|una revista|et magasin',
  education: 'une école|una escuela|en skole',
  nursery: 'une crèche|una escuela infantil|en barnehage',
  course: 'un cours en ligne|un curso en línea|et nettkurs',
  nonprofit: 'une association|una asociación|en frivillig forening',
  community: 'une communauté|una comunidad|et fellesskap',
  hotel: 'un petit hôtel|un pequeño hotel|et lite hotell',
  travel: 'une agence de voyages|una agencia de viajes|et reisebyrå',
  transport: 'une entreprise de transport|una empresa de transportes|et transportfirma',
  farm: 'une ferme|una granja|en gård',
  personal: 'un indépendant|un profesional independiente|en frilanser',
  general: 'une petite entreprise|un pequeño negocio|en liten bedrift',
}

/** Heads of trades that may stand after 'a': 'a small coffee ROASTERY'. */
export const countableTrades = pattern('i')`
  (?:shop|store|studio|bakery|roastery|restaurant|café|cafe|bar|pub|brewery|firm|clinic|practice|surgery|school
  |nursery|hotel|hostel|agency|company|business|brand|label|service|platform|app|application|tool|system|festival
  |conference|museum|gallery|club|group|band|choir|podcast|magazine|newspaper|blog|site|website|community|forum
  |network|charity|nonprofit|non-profit|foundation|farm|garage|salon|spa|gym|centre|center|workshop|garden|course
  |game|program|mini-program|startup|consultancy|library|framework|product|pharmacy|church|mosque|village|project
  |portfolio|villa|house|garden|boutique|pizzeria|trattoria|bistro|cooperative|marketplace|market|dashboard
  |tracker|assistant|robot|machine|space|office|home|team|kiosk|stall|truck|patisserie|deli|winery|distillery
  |vineyard|orchard|nunnery|academy|college|university|summit|meetup|hackathon|party|campaign|council|parish
  |library|cinema|theatre|theater|zoo|lodge|inn|campsite|guesthouse|retreat|airline|ferry|ranch|stable|kennel
  |shelter|carpenter|maker|planner|photographer|writer|designer|developer|architect|artist|lawyer|dentist|doctor
  |coach|consultant|trainer|teacher|guide|builder|plumber|electrician|gardener|cleaner|walker|groomer|barber|baker
  |brewer|florist|musician|singer|dj|illustrator|translator|therapist|accountant|adviser|advisor|broker|dealer
  |agent|roaster|potter|tailor|jeweller|jeweler|mechanic|operator|publisher|author|playgroup|camp|tour|expedition
  |cruise|keyboard|speaker|laptop|phone|watch|camera|drone|bike|scooter|car|van|truck|resume|crm|erp|cli|sdk|api
  |saas|generator|calculator|widget|editor|player|manager|maker|portal|hub|lab|drop|fair|expo|organiser|organizer
  |installer|board|collective|crew|bureau|venue|hall|arena|pool|ensemble|quartet|trio|orchestra|league|federation
  |union|association|society|institute|hospital|maternity|crèche)$
`

/** Heads that take no article, and plural ones. */
export const uncountableTrades = pattern('i')`
  (?:software|insurance|jewellery|jewelry|furniture|clothing|pottery|coaching|consulting|swimwear|streetwear
  |knitwear|footwear|eyewear|hardware|skincare|cosmetics|ceramics|photography|music|wine|tea|coffee|chocolate|beer
  |honey|cheese|bread|design|architecture|catering|tutoring|childcare|logistics|security|analytics|e-commerce)$
`
