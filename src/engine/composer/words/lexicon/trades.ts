import { pattern } from '#rules/pattern.ts'

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
