/** Words of an instruction that are worth recognising when misspelt, and everyday words that must not be taken for them. */
export const respelt =
  'back them these those plate else such same make change turn set rename replace swap update edit add insert ' +
  'include place create remove delete drop hide show move shift bring duplicate copy repeat use switch give write ' +
  'link point center centre align enlarge shrink increase decrease reduce shorten colour color paint darken ' +
  'lighten round ' +
  ('header footer headline heading headings title subtitle tagline button buttons text texts paragraph image images ' +
    'picture photo logo menu navigation section sections background colour colors colours font fonts pricing prices ' +
    'price plan plans testimonials reviews contact form gallery team features services hours opening newsletter card ' +
    'cards column columns links page site website corner corners spacing padding space question questions phone ' +
    'number email address hero border shadow ') +
  ('bigger smaller larger darker lighter brighter dark light bold rounder rounded sharper square green blue red ' +
    'yellow orange purple pink brown black white grey gray navy teal beige gold serif sticky playful elegant modern ' +
    'minimal professional above below under before after between first second third last more less wide narrow ' +
    'centered centred bottom top left right ') +
  ('with from this that into have like look looks should would could want need please mode theme style size every ' +
    'each some here there them they what when where which your ours been being made make takes take call calls name ' +
    'named food foot feet book books look cook cold gold bread broad plant plane plain plate flour floor house horse ' +
    'mouse while write white night right might sight tight fight form farm firm fire fine fish full fill fall ball ' +
    'bell hall hill mill mall mail male sale tale tall talk walk wall well will wild wind wine wish with wood wool ' +
    'word work world worn team term tent test then than thin thing think this those these three there their them ' +
    'then thus tile till time tiny tire title told tone took tool tour town tree trip true tune turn twin type under ' +
    'until upon used user very view visit voice wait week went were west what wheel here hero hers home hope host ' +
    'hour huge hurt idea inch iron item join jump just keep kind king kiss knee know lack lady lake lamp land lane ' +
    'last late lead leaf lean left lend less life lift like line link list live load loan lock logo long lose loss ' +
    'lots love luck made main many mark mass meal mean meat meet menu mice mild mile milk mind mine miss mode mood ' +
    'moon more most move much must near neck need news next nice nine none noon nose note noun once only open oven ' +
    'over pace pack page paid pain pair park part pass past path peak pick pile pine pink pipe plan play plot plus ' +
    'poem poet pole pool poor port pose post pour pray pull pure push race rain rank rare rate read real rent rest ' +
    'rice rich ride ring rise risk road rock role roll roof room root rope rose rows rule rush safe sail salt same ' +
    'sand save seat seed seek seem sell send shed ship shoe shop shot shut sick side sign silk sing sink site size ' +
    'skin skip slip slow snow soap sock soft soil sold sole some song soon sort soul soup spot star stay stem step ' +
    'stir stop such suit sure swim good better best great bad worse nicer lovely love loved cool done gone lost ' +
    'wrong right okay fine sure quite pretty really very something anything nothing everything someone nobody people ' +
    'missing needed wanted boring pointless empty full squashed cramped busy messy clean cleaner cheap expensive ' +
    'premium classy fancy funny kids kid child games game scroll scrolling sticky pill shaped shape round layout ' +
    'header menu picture banner bar bars basket bit bits block blocks bottom call card chance clear clearer client ' +
    'clients close closed cost costs could crew dates deal deals days down draw each early easy edge edges else ' +
    'enough even ever every extra face fast fewer final find first flat fresh friend gap gaps general group grow ' +
    'half hand hard hate head hear heart heavy hidden high higher honest hover huge idea into kept kind large late ' +
    'later least letter letters level longer lower main maybe mess might mine money month months names nice none ' +
    'noise normal number offer often open order other outside people person places please point poor press price ' +
    'prints push queue quick quiet quite quote quotes rather reads ready reach reader reason rest room rough save ' +
    'says scary screen season second seen sells send sense serif seven shall shame sharp shift short show shown sign ' +
    'silly simple since slogan slow small smart smooth soft some sorry sort speak spot staff stand start state stays ' +
    'still story street strip strong stuff style such suits switch table tacky taste tell than thick things thin ' +
    'tidy time times today together tone tons touch tour town trade trust tweak ugly until upper usual vague want ' +
    'warm waste weak wear week weird welcome whole wide wish wonder words worked worth wrap yet young younger zoom ' +
    'awful another around about across after again against along already also always among appear apart aside away ' +
    'because become been begin behind being between both bring bright broken brown build busy came cannot cause ' +
    'cheer choose clicks coffee come comes common cosy cozy cream cute daily dear deep delete detail')
